import type { Pool, PoolClient } from 'pg'
import { buildLeadReceipt, type RequestSummary } from '@/src/domain/leads/receipt'
import { leadReference } from '@/src/domain/leads/reference'
import type { Site } from '@/src/domain/tenancy/site'
import { queueMessage } from '@/src/services/messages/queue-message'

type Receipt = {
  readonly lead: string
  /** Without one, nothing is sent. */
  readonly email: string | null | undefined
  readonly vehicle?: string | undefined
  readonly link?: string | undefined
  readonly request?: RequestSummary | undefined
}

/** Tells the shopper that a form has arrived, once however often it is sent (LEAD-08). */
export const queueReceipt = async (
  db: Pool | PoolClient,
  site: Site,
  { lead, email, ...about }: Receipt,
): Promise<void> => {
  if (!email || !site.switches.leads.receipt) return
  await queueMessage(db, {
    tenant: site.id,
    channel: 'email',
    to: email,
    from: site.name,
    ...buildLeadReceipt(site, { reference: leadReference(lead), ...about }),
    key: `receipt ${lead}`,
  })
}
