import { headers } from 'next/headers'
import { createLocalReq, type Payload } from 'payload'
import { cache } from 'react'
import { findCurrentTimeZone, findTimeZones } from '@/src/cms/fields/tenant-time-zone'
import { idOf } from '@/src/domain/content/id-of'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { findSessionUser } from '@/src/admin/requests/session-user'
import { batchLookups } from '../lists/batch-lookups'

/** The zones of the dealers of a list's rows, in one query. */
const findDealerZone = cache((payload: Payload) => batchLookups((tenants) => findTimeZones(payload, tenants)))

/** The zone of the dealer that staff work on. Payload gives cells no request, so it is read from the page's headers. */
const findOwnZone = cache(async (payload: Payload): Promise<string> => {
  const user = await findSessionUser(payload)
  const req = await createLocalReq({ ...(user && { user }), req: { headers: await headers() } }, payload)
  return findCurrentTimeZone(req)
})

/**
 * Returns the time zone of a list's row (STF-03): that of its dealer, and for a row of no dealer, such as an account of
 * staff, that of the dealer whose list it is.
 */
export const findRowZone = async (payload: Payload, row: unknown): Promise<string> => {
  const tenant = idOf((row as { readonly tenant?: unknown } | undefined)?.tenant)
  if (tenant === undefined) return findOwnZone(payload)
  return (await findDealerZone(payload)(tenant)) ?? DEFAULT_TIME_ZONE
}
