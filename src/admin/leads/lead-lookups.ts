import type { Payload } from 'payload'
import { cache } from 'react'
import { loadOverdueMinutes } from '@/src/services/leads/overdue'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { batchLookups } from '../lists/batch-lookups'

/** Minutes after which a dealer's leads are overdue, by tenant id. */
export const findOverdueMinutes = cache((payload: Payload) =>
  batchLookups((tenants) => loadOverdueMinutes(getPool(payload), tenants)),
)

/** Number of a person's leads at a dealer, by `tenant person`. */
export const countLeadsOfPerson = cache((payload: Payload) =>
  batchLookups(async (keys): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await getPool(payload).query<{ key: string; count: string }>(
      `SELECT people.key, count(*) AS count FROM unnest($1::text[]) AS people (key)
         JOIN leads l ON l.tenant_id = split_part(people.key, ' ', 1)::uuid AND l.person = substr(people.key, 38)
        GROUP BY people.key`,
      [keys],
    )
    return new Map(rows.map(({ key, count }) => [key, Number(count)]))
  }),
)

/** Names of colleagues by id. Reads the table directly, because staff may not read other accounts. */
export const findStaffName = cache((payload: Payload) =>
  batchLookups(async (ids): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await getPool(payload).query<{ id: string; name: string }>(
      "SELECT id, coalesce(nullif(name, ''), email) AS name FROM users WHERE id = ANY($1::uuid[])",
      [ids],
    )
    return new Map(rows.map(({ id, name }) => [id, name]))
  }),
)
