import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { findValuation } from './valuation-store'
import { saveLeadDetails } from './lead-progress'
import { fullResultDetails } from './value-vehicle'

const resultSchema = z.strictObject({
  column_name: z.literal('valuation'),
  id: z.string(),
  lead_id: z.uuid(),
  /** Dollars. */
  offer_price: z.optional(z.number()),
  adjustments: z.optional(z.array(z.unknown()).check(z.maxLength(30))),
})

/**
 * `POST /api/miscellaneous` (TRD-02): stores a valuation's result with its lead. The stored result is the server's own;
 * a request with another amount is refused.
 */
export const saveResult = async (db: Pool, site: Site, body: unknown): Promise<'saved' | 'missing' | 'invalid'> => {
  if (!site.switches.trade_in.miscellaneous) return 'missing'
  const read = resultSchema.safeParse(body)
  if (!read.success) return 'invalid'
  const { id, lead_id, offer_price } = read.data
  return inTransaction(db, async (client) => {
    const valuation = await findValuation(client, site.id, id, { lock: true })
    if (!valuation || valuation.lead_id !== lead_id) return 'missing'
    if (offer_price !== undefined && Math.round(offer_price * 100) !== valuation.offer_cents) return 'invalid'
    await saveLeadDetails(client, lead_id, fullResultDetails(site, valuation.result))
    return 'saved'
  })
}
