import { MAX_PLACEHOLDER_DOLLARS } from '@/src/domain/stock/price/price'

const OFFER_CENTS_SQL = "coalesce((v.overrides ->> 'offer_price_cents')::bigint, v.offer_price_cents)"

/**
 * SQL for the price of the vehicle `v` in cents: the offer of staff or feed, else the price (CARD-04). Equals
 * `paidDollars(withOverrides(vehicle))`; null, or a placeholder of up to ten dollars, if the vehicle has no price.
 */
export const paidCentsSql = `coalesce(CASE WHEN ${OFFER_CENTS_SQL} > ${String(MAX_PLACEHOLDER_DOLLARS * 100)} THEN ${OFFER_CENTS_SQL} END, v.price_cents)`
