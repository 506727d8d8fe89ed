type HitWithSold = { readonly sold: boolean }

/**
 * Keeps only the first of consecutive sold vehicles, unless all are sold (SRCH-11). `previousHit` is the last hit of
 * the previous page, so that a run can span two pages.
 */
export const collapseSoldRuns = <T extends HitWithSold>(
  hits: readonly T[],
  previousHit?: HitWithSold,
): readonly T[] => {
  if (hits.every((hit) => hit.sold)) return hits
  return hits.filter((hit, index) => !hit.sold || !(index === 0 ? previousHit : hits[index - 1])?.sold)
}
