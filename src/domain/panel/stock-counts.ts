import { formatCount, formatInteger } from '../text/numbers'

/** The dealer's stock as staff see it: what shoppers can find and buy, and the rest. */
export type StockCounts = { readonly forSale: number; readonly notForSale: number }

/** Names the vehicles that the panel counts and the site doesn't: `39 hidden or sold`; empty without any. */
export const formatNotForSale = ({ notForSale }: StockCounts): string =>
  notForSale === 0 ? '' : `${formatInteger(notForSale)} hidden or sold`

/** Says what a count of vehicles is made of: `619 vehicles chosen: 580 for sale on your site, 39 hidden or sold`. */
export const formatChosen = (counts: StockCounts): string => {
  const { forSale, notForSale } = counts
  const chosen = `${formatCount(forSale + notForSale, 'vehicle')} chosen`
  return notForSale === 0
    ? chosen
    : `${chosen}: ${formatInteger(forSale)} for sale on your site, ${formatNotForSale(counts)}`
}
