import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { denyAll } from './access'
import { errorResponse, readJsonObject } from '../endpoints'

const PREFERENCES_SLUG = 'payload-preferences'
const MAX_VALUE_BYTES = 64_000
const MAX_KEY_CHARS = 200
/** The panel stores one for each list, and one for each document whose tabs were used. */
const MAX_PREFERENCES = 500

/** Deletes the preferences of a user that were saved longest ago, beyond the most that a user may have. */
const deleteOldest = async ({ payload, user }: PayloadRequest): Promise<void> => {
  await getPool(payload).query(
    `DELETE FROM payload_preferences WHERE id IN (
       SELECT p.id FROM payload_preferences p JOIN payload_preferences_rels r ON r.parent_id = p.id
        WHERE r.path = 'user' AND r.users_id = $1 ORDER BY p.updated_at DESC, p.id DESC OFFSET $2)`,
    [user?.id, MAX_PREFERENCES],
  )
}

/** Payload's endpoint writes to the database directly, so that no hook of the collection sees what it stores. */
const withLimits = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    const body = await readJsonObject(req)
    const key = String(req.routeParams?.['key'])
    if (key.length > MAX_KEY_CHARS || Buffer.byteLength(JSON.stringify(body)) > MAX_VALUE_BYTES)
      return errorResponse(413, 'This is too large to be stored as a preference.')
    req.json = () => Promise.resolve(body)
    const answer = await endpoint.handler(req)
    if (answer.ok) await deleteOldest(req)
    return answer
  },
})

/**
 * Limits what a member of staff can store as preferences (SEC-04): their size, and their number. Other ways than the
 * panel's own to write them are closed.
 */
export const withPreferenceLimits = (config: SanitizedConfig): SanitizedConfig => {
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES_SLUG)
  if (!preferences || preferences.endpoints === false) throw new Error('Payload has no collection of preferences.')
  preferences.access = { ...preferences.access, create: denyAll, update: denyAll }
  preferences.endpoints = preferences.endpoints.map((one) =>
    one.method === 'post' && one.path === '/:key' ? withLimits(one) : one,
  )
  return config
}
