import { leastPrice } from '@/src/domain/stock/price'

const offer = "coalesce((v.overrides ->> 'offer_price_cents')::bigint, v.offer_price_cents)"

/**
 * SQL of what a shopper pays for the vehicle `v`, in cents: the offer of staff or the feed, else the price (CARD-04). The
 * same as `paidDollars(withOverrides(vehicle))`; null or a placeholder of ten dollars where there is no price.
 */
export const paidCents = `coalesce(CASE WHEN ${offer} > ${String(leastPrice * 100)} THEN ${offer} END, v.price_cents)`
