/** An invented rules text in the layout of the official files. */
export const hedgecraft = `Hedgecraft Comprehensive Rules

These rules are effective as of March 5, 2025.

Introduction

This document holds the rules of a game that nobody plays.

Contents

1. The Garden
100. General
101. Hedges

7. Additional Rules
701. Keyword Actions

Glossary

Credits

1. The Garden

100. General

100.1. A gardener plants hedges. See rule 101, “Hedges.”

100.1a A gardener with no shears may borrow some.

100.2. The youngest gardener starts.
Example: Ada is nine and Bo is ten. Ada starts.
Example: If both are nine, they throw a coin (see rule 100.1).

101. Hedges

101.1. A hedge has four sides:

101.1a North.

101.1k South.

101.1m East.

101.1n West.

101.1p Old hedges have a fifth side.
     It is called the inside, and no rule speaks of it.

7. Additional Rules

701. Keyword Actions

701.1. Some verbs are keywords.

701.2. Prune

701.2a To prune a hedge is to make it smaller.

Glossary

Gardener
A person with a hedge. See rule 100.1.

Side
1. One of the faces of a hedge.
2. A team.
See rule 101, “Hedges.”

Credits

Thanks to the hedges.

101.9. Hedges are also thanked.
`;
