import { leastPrice } from '@/src/domain/stock/price'

const offer = "coalesce((v.overrides ->> 'offer_price_cents')::bigint, v.offer_price_cents)"

/**
 * SQL for the price of the vehicle `v` in cents: the offer of staff or feed, else the price (CARD-04). Equals
 * `paidDollars(withOverrides(vehicle))`; null, or a placeholder of up to ten dollars, if the vehicle has no price.
 */
export const paidCents = `coalesce(CASE WHEN ${offer} > ${String(leastPrice * 100)} THEN ${offer} END, v.price_cents)`
