import type { JsonShape } from '../shape.js';
import { engine } from './engine.js';
import { fanCube } from './fan-cube.js';
import { lackeybot } from './lackeybot.js';
import { mseHub } from './mse-hub.js';
import { mtgjson } from './mtgjson.js';
import { other } from './other.js';
import { riftbound } from './riftbound.js';
import { scryfall } from './scryfall.js';

/** Every shape, in the order they are asked: what an object of one has besides does not make it one of another. */
export const shapes: readonly JsonShape[] = [riftbound, scryfall, mtgjson, mseHub, engine, lackeybot, fanCube, other];
