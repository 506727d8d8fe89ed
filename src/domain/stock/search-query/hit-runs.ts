type Sellable = { readonly sold: boolean }

/**
 * Keeps only the first of consecutive sold vehicles, unless all are sold (SRCH-11). `previousHit` is the last hit of
 * the previous page, so that a run can span two pages.
 */
export const collapseSold = <T extends Sellable>(cars: readonly T[], before?: Sellable): readonly T[] => {
  if (cars.every((car) => car.sold)) return cars
  return cars.filter((car, index) => !car.sold || !(index === 0 ? before : cars[index - 1])?.sold)
}
