// @ts-check
/** Loaded into a program before it starts (`node --import`): it has no network. */
import { denyNetwork } from './deny-network.mjs';

denyNetwork();
