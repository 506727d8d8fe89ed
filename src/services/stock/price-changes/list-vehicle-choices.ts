import type { ClientBase, Pool } from 'pg'

/** The vehicles of price changes (STF-11). Every statement names the tenant. */

type Db = Pick<Pool | ClientBase, 'query'>

export type MakeModel = { readonly make: string; readonly models: readonly string[] }

/** Lists the bodies that a dealer has, for the choice of vehicles. */
export const listBodies = async (db: Db, tenantId: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ body: string }>(
    `SELECT DISTINCT simple_body AS body FROM vehicles
      WHERE tenant_id = $1 AND removed_at IS NULL AND status <> 'sold' AND simple_body <> '' ORDER BY 1`,
    [tenantId],
  )
  return rows.map(({ body }) => body)
}

/** Lists the makes and models that a dealer has, for the choice of vehicles. */
export const listMakesAndModels = async (db: Db, tenantId: string): Promise<readonly MakeModel[]> => {
  const { rows } = await db.query<{ make: string; models: string[] }>(
    `SELECT make, array_agg(DISTINCT model ORDER BY model) AS models FROM vehicles
      WHERE tenant_id = $1 AND removed_at IS NULL AND status <> 'sold' GROUP BY make ORDER BY make`,
    [tenantId],
  )
  return rows
}
