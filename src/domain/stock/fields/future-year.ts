/** Returns why a year is refused: it is too far in the future. Undefined for a year that a vehicle can have. */
export const futureYearProblem = (
  year: number,
  { maxYearsAhead = Infinity }: { readonly maxYearsAhead?: number },
  thisYear: number,
): string | undefined =>
  year > thisYear + maxYearsAhead
    ? `The year is in the future. Enter ${thisYear + maxYearsAhead} or earlier.`
    : undefined
