import fc from 'fast-check';

/** Property tests run on the same inputs everywhere, so that a failure seen once is seen again. `SEED=random` tries new ones. */
const { SEED } = process.env;
fc.configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED ?? 20_260_925) });
