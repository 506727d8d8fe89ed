type Sellable = { readonly sold: boolean }

/**
 * Of sold cars in a row only the first is shown; all are when there is nothing else (SRCH-11). `before` is the
 * last car of the page before: a run goes on across the edge.
 */
export const collapseSold = <T extends Sellable>(cars: readonly T[], before?: Sellable): readonly T[] => {
  if (cars.every((car) => car.sold)) return cars
  return cars.filter((car, index) => !car.sold || !(index === 0 ? before : cars[index - 1])?.sold)
}
