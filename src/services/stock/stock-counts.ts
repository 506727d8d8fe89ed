/** Days for which a sold vehicle still counts as the dealer's stock in the panel; older ones are left out silently. */
const STAFF_SOLD_DAYS = 30

/**
 * Conditions on the vehicles `v` that shoppers can find and buy. Every count of stock in the panel uses them, so that
 * all agree with the site, which adds "just sold" beside its own.
 */
export const FOR_SALE_SQL = `v.status IN ('in_stock', 'coming_soon') AND v.removed_at IS NULL AND v.hidden IS NOT TRUE`

/** Conditions on the vehicles `v` that staff work with: for sale, hidden, not available, or sold lately. */
export const STAFF_STOCK_SQL = `v.removed_at IS NULL
  AND (v.status <> 'sold' OR v.sold_at > now() - make_interval(days => ${STAFF_SOLD_DAYS}))`
