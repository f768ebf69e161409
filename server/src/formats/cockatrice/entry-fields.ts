import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { xmlText } from '../notation/xml-text.js';
import type { XmlElement } from './xml-elements.js';

/** Looks up the elements of an entry by name. */
export class EntryFields {
  constructor(
    private readonly source: string,
    private readonly elements: readonly XmlElement[],
  ) {}

  /**
   * The first element with a name, at any depth: version 4 puts into `<prop>` what version 3 has directly in the card.
   */
  element(name: string): XmlElement | null {
    for (let i = 0; i < this.elements.length; i++) if (this.elements[i]!.name === name) return this.elements[i]!;
    return null;
  }

  /** The text of an element; null if it is missing or empty. */
  text(name: string): Region | null {
    const element = this.element(name);
    return element && this.textIn(element.content);
  }

  /** The texts of all elements with a name, except empty ones. */
  texts(name: string): Region[] {
    const found = this.elements.filter((element) => element.name === name).map(({ content }) => this.textIn(content));
    return found.filter((region) => region !== null);
  }

  /** An attribute of the first element with a name. */
  attribute(name: string, attribute: string): Region | null {
    const span = this.element(name)?.attributes.get(attribute);
    return span ? this.textIn(span) : null;
  }

  /** Text between the children of an element. */
  loose(name: string): Region[] {
    const element = this.element(name);
    if (!element) return [];
    const regions: (Region | null)[] = [];
    let at = element.content.start;
    for (const { span } of element.children) {
      if (span.start > at) regions.push(this.textIn({ start: at, end: span.start }));
      at = Math.max(at, span.end);
    }
    if (element.content.end > at) regions.push(this.textIn({ start: at, end: element.content.end }));
    return regions.filter((region) => region !== null);
  }

  private textIn({ start, end }: Span): Region | null {
    const region = xmlText(this.source, start, end);
    return region.text === '' ? null : region;
  }
}
