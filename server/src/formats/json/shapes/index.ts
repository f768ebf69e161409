import type { JsonShape } from '../shape.js';
import { engine } from './engine.js';
import { fanCube } from './fan-cube.js';
import { lackeybot } from './lackeybot.js';
import { mseHub } from './mse-hub.js';
import { mtgjson } from './mtgjson.js';
import { other } from './other.js';
import { riftbound } from './riftbound.js';
import { scryfall } from './scryfall.js';

/**
 * All shapes, in the order they are tried: an object of one shape may have further properties that match a later one.
 */
export const shapes: readonly JsonShape[] = [riftbound, scryfall, mtgjson, mseHub, engine, lackeybot, fanCube, other];
