import type { Pool } from 'pg'

type Promotion = {
  readonly tenantId: string
  readonly changeId: string
  /** The dealer shows only vehicles that are marked for its website. */
  readonly onlyShown: boolean
}

/**
 * Lists the ids of a running change's vehicles that shoppers can buy at its price, the lowest price first (STF-11). A
 * vehicle whose price staff have changed since is no longer one of them.
 */
export const listPromotedVehicles = async (
  db: Pick<Pool, 'query'>,
  { tenantId, changeId, onlyShown }: Promotion,
): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT v.id FROM price_change_vehicles i JOIN vehicles v ON v.id = i.vehicle_id AND v.tenant_id = i.tenant_id
      WHERE i.tenant_id = $1 AND i.change_id = $2 AND i.state = 'running' AND v.status IN ('in_stock', 'coming_soon')
        AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND (v.show_on_dealer_website OR NOT $3)
        AND (v.overrides ->> 'offer_price_cents')::bigint = (i.set_values ->> 'offer_price_cents')::bigint
      ORDER BY i.to_cents, v.id`,
    [tenantId, changeId, onlyShown],
  )
  return rows.map(({ id }) => id)
}

type RunningChange = { readonly starts_at: Date; readonly ends_at: Date | null }

/** Finds the period of a change that is running; undefined for any other, and for another dealer’s. */
export const findRunningChange = async (
  db: Pick<Pool, 'query'>,
  { tenantId, changeId }: Pick<Promotion, 'tenantId' | 'changeId'>,
): Promise<RunningChange | undefined> => {
  const { rows } = await db.query<RunningChange>(
    "SELECT starts_at, ends_at FROM price_changes WHERE tenant_id = $1 AND id::text = $2 AND state = 'running'",
    [tenantId, changeId],
  )
  return rows[0]
}
