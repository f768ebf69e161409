// @ts-check
/** Preloaded into a program (`node --import`): blocks the network. */
import { denyNetwork } from './deny-network.mjs';

denyNetwork();
