import fc from 'fast-check'

/**
 * Property tests draw the same examples in every run, so that a run fails only because of what was changed. Others are
 * drawn by `FAST_CHECK_SEED=random npm run verify`, or those of a given seed by its number.
 */
const DEFAULT_SEED = 20261125

const seed = process.env.FAST_CHECK_SEED ?? String(DEFAULT_SEED)
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
