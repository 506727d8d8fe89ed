import type { Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '@/src/domain/content/id-of'
import { type ResponseStatus, responseStatusOf } from '@/src/domain/leads/handling'
import type { Lead } from '@/src/payload-types'
import { loadOverdueMinutes } from '@/src/services/leads/overdue'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { batchLookups } from '../lists/batch-lookups'
import { findAnsweringHours } from '../locations/special-days'

/** Minutes after which a dealer's leads are overdue, by tenant id. */
const findOverdueMinutes = cache((payload: Payload) =>
  batchLookups((tenants) => loadOverdueMinutes(getPool(payload), tenants)),
)

/** Finds the limit of a lead's dealer and the hours of its location, and returns how long it has been waiting. */
export const findResponseStatus = async (payload: Payload, lead: Partial<Lead>): Promise<ResponseStatus> => {
  const { stage = 'new', category = '', createdAt, first_response_at } = lead
  const location = idOf(lead.location)
  const [minutes = 120, answering] = await Promise.all([
    findOverdueMinutes(payload)(idOf(lead.tenant) ?? ''),
    location === undefined ? undefined : findAnsweringHours(payload)(location),
  ])
  const now = new Date()
  const answered = first_response_at ? new Date(first_response_at) : null
  return responseStatusOf({ stage, category, created: new Date(createdAt ?? now), answered }, minutes, now, answering)
}

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
