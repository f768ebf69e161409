import { describe, expect, it } from 'vitest';
import { markdown, rulesIn, shown } from './hovering.js';

const riftbound = 'riftbound';

describe('the hover in Riftbound', () => {
  it('shows a token with Might, tags, keywords, and how it enters', () => {
    expect(
      markdown('Play a ready 3 :rb_might: Spr|ite unit token with [Temporary] here.', riftbound),
    ).toBe(`**Sprite** · 3 Might

Unit — Fae · no domain · cost 0

- Temporary

Enters ready.

> \`184.2\` A 3 \\[M\\] Sprite token with Temporary is a domainless unit token with 3 Might, the Fae tag, and the Temporary keyword. See rule 816. Temporary for more information.
>
> \`179\` A token's controller is the controller of the spell or ability that created it, unless the token's type innately determines control or that spell or ability specifies that a different player is the token's controller.
>
> \`180\` A token's owner is the player who controlled the effect that created it.

*Riftbound*`);
  });

  it('shows how a token enters if the text does not state it', () => {
    expect(markdown('Play a 3 :rb_might: Me|ch unit token.', riftbound)).toContain('Enters exhausted.');
    expect(markdown('Play a Go|ld gear token.', riftbound)).toContain('Enters ready.');
    expect(markdown('Play a Go|ld gear token exhausted.', riftbound)).toContain('Enters exhausted.');
    const copies = 'Play two Refle|ction unit tokens here. They become copies of me.';
    expect(markdown(copies, riftbound)).toContain('Becomes a copy of me.');
    expect(markdown('Replace it with a Bru|sh battlefield token.', riftbound)).not.toContain('Enters');
  });

  it('does not show where a token of another game with the same name was introduced', () => {
    expect(markdown('Kill a Go|ld.', riftbound)).not.toContain('Introduced');
  });

  it('shows what a token is and is not, and in an instruction who owns it', () => {
    const is = ['177', '178', '182', '182.2.a', '182.2.a.1', '182.2.b'];
    expect(rulesIn(markdown('Give your tok|ens +1 :rb_might:.', riftbound))).toEqual(is);
    expect(rulesIn(markdown('Play a Gold gear tok|en.', riftbound))).toEqual([...is, '179', '180']);
  });

  it.each([
    ['Play a rea|dy 1 :rb_might: Recruit unit token.', 'ready', ['181.1', '182.1.d']],
    ['Play a Gold gear token exhau|sted.', 'exhausted', ['181.1', '182.1.d']],
    ['Play two 1 :rb_might: Recruit unit tokens he|re.', 'here', ['181', '181.2']],
    ['Play a 2 :rb_might: Sand Soldier unit token to your ba|se.', 'to your base', ['181', '181.2']],
    ['Tokens co|st 1 less to copy.', 'cost', ['182.2.a', '182.2.a.1']],
    ['Choose a domain that no token has.'.replace('domain', 'do|main'), 'domain', ['182.2.b']],
    ['Return a token unit to its owner’s hand.'.replace('Return', 'Ret|urn'), 'Return', ['183', '183.1']],
    ['Ki|ll a Gold: Draw 1.', 'Kill', ['183', '183.1']],
  ])('%s', (rules, on, quotes) => {
    const found = shown(rules, { rulebook: riftbound });
    expect(found?.on).toBe(on);
    expect(rulesIn(found?.markdown ?? '')).toEqual(quotes);
  });

  it('shows the questions and answers of the rulebook', () => {
    const hidden = markdown('[Hid|den]', riftbound);
    expect(hidden).toMatch(/^\*\*If I play a card I hid/);
    expect(hidden).toContain('> No. If a hidden spell');
    expect(markdown('Bu|ff a unit.', riftbound)).toMatch(/^\*\*What is a buff in Riftbound\?/);
    expect(markdown('Give it two bu|ffs.', riftbound)).toContain('> Buffs are Temporary Modifications');
  });

  it('explains the terms of the game where words are not about tokens', () => {
    expect(markdown('Play it rea|dy.', riftbound)).toMatch(/^\*\*Ready\*\* · keyword action/);
    expect(markdown('Choose a dom|ain.', riftbound)).toContain('Fury, Calm, Mind, Body, Chaos, and Order');
    expect(markdown('Ki|ll a unit.', riftbound)).toContain('owner’s trash');
    expect(markdown('[Assau|lt 2]', riftbound)).toMatch(/^\*\*Assault 2\*\* · keyword ability\n\nThis has \+2 Might/);
    expect(shown('Bu|ff it.')).toBeNull();
  });
});
