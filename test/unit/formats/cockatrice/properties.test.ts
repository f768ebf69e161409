import { createCockatriceFormat } from '../../../../server/src/formats/cockatrice/cockatrice-format.js';
import { encodeAttribute, encodeElement } from '../../../../server/src/formats/notation/xml-encode.js';
import { checkFormat, type WrittenCard } from '../support/format-properties.js';

/** Excludes text with a meaning in this format: two faces in one entry, and what XML cannot contain. */
const canHold = (text: string) => encodeElement(text) !== null && !/(?:^| )\/\/(?: |$)|^-{3,}$/m.test(text);

const version4 =
  (encode: (text: string) => string | null) =>
  ({ name, manaCost, typeLine, rulesText, stats }: WrittenCard) =>
    `    <card>
      <name>${encode(name)} </name>
      <text>${encode(rulesText)}</text>
      <prop>
        <type>${encode(typeLine)}</type>
        <manacost>${manaCost}</manacost>
        <pt>${stats}</pt>
      </prop>
      <set rarity="common">AKD</set>
    </card>`;

const version3 =
  (encode: (text: string) => string | null) =>
  ({ name, manaCost, typeLine, rulesText, stats }: WrittenCard) =>
    `<card>
  <name>${encode(name)}</name><set rarity="common">AKD</set>
  <manacost>${manaCost.replaceAll(/[{}]/g, '')}</manacost><type>${encode(typeLine)}</type><pt>${stats}</pt>
  <tablerow>2</tablerow><text>${encode(rulesText)}</text></card>`;

const file =
  (write: (card: WrittenCard) => string) =>
  (cards: readonly WrittenCard[]): string =>
    `<?xml version="1.0"?>
<cockatrice_carddatabase version="4">
  <!-- Made by hand & proud of it. -->
  <cards>
${cards.map(write).join('\n')}
  </cards>
</cockatrice_carddatabase>
`;

const check = (write: (card: WrittenCard) => string, can = canHold) =>
  checkFormat(createCockatriceFormat(), 'any.xml', file(write), can);

check(version4(encodeElement));
check(version4(encodeAttribute));
check(
  version3(
    (text) => encodeElement(text)?.replace(/[^ -~\n]/gu, (one) => `&#x${one.codePointAt(0)!.toString(16)};`) ?? null,
  ),
);
check(
  version4((text) => `<![CDATA[${text}]]>`),
  (text) => canHold(text) && !/[\]>]/.test(text),
);
check(
  version4((text) => `${encodeElement(text.slice(0, 3))}<![CDATA[${text.slice(3)}]]><!-- so -->`),
  (text) => canHold(text) && !/[\]>]/.test(text) && !/[\ud800-\udbff]/.test(text.charAt(2)),
);
