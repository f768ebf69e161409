import { escapeXml, toSvgElements } from '../../render/svg.js';
import type { Paper } from './paper.js';
import { svgOptions } from './sheet-svg.js';
import type { Sheets } from './sheets.js';

/** Forbids scripts and network requests. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** All pages as one HTML file, which a browser prints in exact millimetres. ASCII only, like its parts. */
export function sheetsHtml({ pages, twoSided }: Sheets, paper: Paper, title: string): string {
  const drawings = pages.map((page, i) => ({
    drawing: page.drawing,
    options: { ...svgOptions(page, title), idPrefix: `p${i + 1}-` },
  }));
  const { shared, elements } = toSvgElements(drawings);
  const hint = twoSided
    ? 'Print at 100 % on both sides, flipped on the long edge: each back is then behind its front.'
    : 'Print at 100 %, without fitting to the page.';
  return `${[
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeXml(title)}</title>`,
    `<style>${style(paper)}</style>`,
    '</head>',
    '<body>',
    `<p>${hint}</p>`,
    shared,
    ...elements.map((element) => `<div>${element}</div>`),
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

/** On paper each page fills a sheet; on screen the pages are below one another, after the hint. */
function style({ width, height }: Paper): string {
  const [w, h] = [`${width / 10}mm`, `${height / 10}mm`];
  return [
    `@page{size:${w} ${h};margin:0}`,
    'html{-webkit-print-color-adjust:exact;print-color-adjust:exact}',
    'body{margin:0}',
    `div{width:${w};height:${h};overflow:hidden;break-inside:avoid}`,
    'div+div{break-before:page}',
    'div>svg{display:block}',
    '@media print{p{display:none}}',
    `@media screen{body{background:#777}p{margin:0;padding:4mm;background:#fff;font:4mm sans-serif;text-align:center}div{margin:6mm auto;background:#fff}}`,
  ].join('');
}
