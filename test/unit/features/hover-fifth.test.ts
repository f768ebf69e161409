import { describe, expect, it } from 'vitest';
import { markdown } from './hovering.js';

const fifth = 'magic-fifth';

describe('Fifth Edition', () => {
  it('shows the name from the card and the rest from the Treat sentence', () => {
    const wasp = `**Gnat** · 1/1

Artifact Creature — Gnat · colorless

- Flying

The card gives its name.

> … If a token enters play as a creature, its creature type is the same as its name.
>
> … Each token is owned, and initially controlled, by the controller of the effect that generated it.

*Magic: The Gathering, Fifth Edition*`;
    expect(
      markdown('Put a Gn|at token into play. Treat this token as a 1/1 artifact creature with flying.', fifth),
    ).toBe(wasp);
    expect(
      markdown('Put a Gnat token into play. Treat this token as a 1/1 arti|fact creature with flying.', fifth),
    ).toBe(wasp);
  });

  it('quotes the paragraphs on tokens, without numbers', () => {
    const text = markdown('Put a Gnat to|ken into play. Treat this token as a 1/1 creature.', fifth);
    expect(text).toContain('> Certain effects put tokens into play. Tokens represent artifacts');
    expect(text).toContain("> Tokens are treated exactly like any other permanent, except that they aren't cards.");
    // The owner is in that paragraph and not quoted twice.
    expect(text.split('Each token is owned')).toHaveLength(2);
    expect(text).not.toContain('`');
  });

  it('shows that a counter is not a token, and what happens to a token that leaves play', () => {
    expect(markdown('Put a coun|ter on it.', fifth)).toContain(
      "> Note that counters aren't tokens, and tokens aren't counters.",
    );
    const removed = "> … If a token ever leaves play, it's permanently removed from the game; it can't return to play.";
    expect(markdown('If the token lea|ves play, draw a card.', fifth)).toContain(removed);
    expect(markdown('Bu|ry target token.', fifth)).toContain(removed);
    expect(markdown('Bu|ry target creature.', fifth)).toMatch(
      /^\*\*Bury\*\* · keyword action\n\n.*It can’t regenerate\./,
    );
  });
});
