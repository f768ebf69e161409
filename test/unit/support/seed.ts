import fc from 'fast-check';

/** Property tests use the same inputs everywhere, so that failures are reproducible. `SEED=random` tries new ones. */
const { SEED } = process.env;
fc.configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED ?? 20_260_925) });
