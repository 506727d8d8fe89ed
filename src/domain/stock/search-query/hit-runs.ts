type Sellable = { readonly sold: boolean; readonly series?: string }

/**
 * Of sold cars in a row only the first is shown; all are when there is nothing else (SRCH-11). `before` is the
 * last car of the page before: a run goes on across the edge.
 */
export const collapseSold = <T extends Sellable>(cars: readonly T[], before?: Sellable): readonly T[] => {
  if (cars.every((car) => car.sold)) return cars
  return cars.filter((car, index) => !car.sold || !(index === 0 ? before : cars[index - 1])?.sold)
}

const seriesOrder = ['duo', 'city', 'sport']

const seriesRank = ({ series }: Sellable): number => {
  const at = seriesOrder.findIndex((name) => series?.toLowerCase().includes(name))
  return at === -1 ? seriesOrder.length : at
}

/** Duo, then city, then sport, then the rest, each in the order found (SRCH-11). */
export const orderBySeries = <T extends Sellable>(cars: readonly T[]): readonly T[] =>
  [...cars].sort((a, b) => seriesRank(a) - seriesRank(b))
