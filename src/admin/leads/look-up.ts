import type { Payload } from 'payload'
import { cache } from 'react'
import { overdueMinutes } from '@/src/services/leads/overdue'
import { poolOf } from '@/src/services/pool'
import { inRounds } from '../lists/in-rounds'

/** Minutes after which a dealer's leads are overdue. */
export const overdueOf = cache((payload: Payload) => inRounds((tenants) => overdueMinutes(poolOf(payload), tenants)))

/** How many leads a dealer has of one person, by `tenant person`. */
export const countOf = cache((payload: Payload) =>
  inRounds(async (keys): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await poolOf(payload).query<{ key: string; count: string }>(
      `SELECT asked.key, count(*) AS count FROM unnest($1::text[]) AS asked (key)
         JOIN leads l ON l.tenant_id = split_part(asked.key, ' ', 1)::uuid AND l.person = substr(asked.key, 38)
        GROUP BY asked.key`,
      [keys],
    )
    return new Map(rows.map(({ key, count }) => [key, Number(count)]))
  }),
)

/** What colleagues are called; other accounts are not for everybody to read. */
export const nameOf = cache((payload: Payload) =>
  inRounds(async (ids): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await poolOf(payload).query<{ id: string; name: string }>(
      "SELECT id, coalesce(nullif(name, ''), email) AS name FROM users WHERE id = ANY($1::uuid[])",
      [ids],
    )
    return new Map(rows.map(({ id, name }) => [id, name]))
  }),
)
