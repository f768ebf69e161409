import type { StoppedReport } from '../../export/stopped.js';
import type { Style } from '../terminal/style.js';
import { table } from './table.js';
import { visible } from './visible.js';

/** Places shown; the rest is counted. */
const MAX_STOPS = 60;

/** The ranking of what stopped the reading, for reading. */
export function stoppedTable(
  { faces, whole, lines, wholeLines, stops }: StoppedReport,
  width: number,
  style: Style,
): string {
  const summary = `${whole} of ${faces} faces (${share(whole, faces)}) and ${wholeLines} of ${lines} lines (${share(wholeLines, lines)}) are read whole.\n`;
  if (stops.length === 0) return summary;
  const rows = stops
    .slice(0, MAX_STOPS)
    .map((stop) => [
      String(stop.lines),
      String(stop.faces),
      visible(`${stop.before} | ${stop.word}`),
      visible(stop.example),
    ]);
  const rest = stops.length > MAX_STOPS ? `… and ${stops.length - MAX_STOPS} other places\n` : '';
  return `${table(['Lines', 'Faces', 'Stopped at', 'For example'], rows, width, style)}${rest}\n${summary}`;
}

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}
