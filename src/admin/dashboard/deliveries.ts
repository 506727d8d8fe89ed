import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { idOf } from '@/collections/shared/roles'
import type { LeadDelivery } from '@/src/payload-types'
import { poolOf } from '@/src/services/pool'
import { ask, type Scope } from './ask'
import { dealerOf, listOf, most, readableTenants } from './parts'

const ways = { email: 'Email', adf: 'ADF', webhook: 'Webhook' } as const
/** How many days back leads without a delivery are counted. */
const days = 7

type Quiet = { readonly tenant_id: string; readonly name: string; readonly count: number }

/** Clicks on a phone number are excluded, because they are delivered only if a rule says so. */
const quiet = `
  SELECT t.id AS tenant_id, t.name, count(*)::int AS count FROM leads l JOIN tenants t ON t.id = l.tenant_id
   WHERE ($1::uuid[] IS NULL OR l.tenant_id = ANY($1)) AND l.created_at > $2 AND l.routed_at <> l.created_at
     AND l.category <> 'Phone Call' AND NOT EXISTS (SELECT 1 FROM lead_deliveries d WHERE d.lead_id = l.id)
   GROUP BY t.id, t.name ORDER BY count DESC LIMIT ${String(most)}`

const untold = async (scope: Scope): Promise<readonly (AttentionItem & { readonly count: number })[]> => {
  const pool = poolOf(scope.req.payload)
  const since = new Date(scope.now.getTime() - days * 86_400_000)
  const { rows } = await pool.query<Quiet>(quiet, [await readableTenants(scope), since])
  return rows.map(({ tenant_id, name, count }) => ({
    count,
    key: `untold-${tenant_id}`,
    title: count === 1 ? 'Nobody was told of a lead' : `Nobody was told of ${count.toLocaleString('en-AU')} leads`,
    detail: 'No rule names anybody for them, and the site settings hold no email address.',
    href: '/admin/collections/leads',
    tone: 'now',
    ...(scope.tenant === undefined ? { dealer: name } : {}),
  }))
}

/** Leads whose delivery failed, or that no rule delivers (ADM-03, LEAD-08). */
export const leadsUndelivered = async (scope: Scope): Promise<AttentionGroup> => {
  const where = { state: { equals: 'failed' } }
  const [failed, silent] = await Promise.all([
    ask<LeadDelivery>(scope, {
      collection: 'lead-deliveries',
      where: [where],
      select: { lead: true, channel: true, target: true, problem: true, tenant: true },
      sort: '-createdAt',
      limit: most,
      depth: 1,
    }),
    untold(scope),
  ])
  const items = failed.docs.map((one): AttentionItem => ({
    key: one.id,
    title: `${ways[one.channel]} to ${one.target}`,
    detail: one.problem ?? 'It could not be sent.',
    href: `/admin/collections/leads/${idOf(one.lead) ?? ''}`,
    tone: 'now',
    ...dealerOf(scope, one),
  }))
  return {
    key: 'deliveries',
    total: failed.totalDocs + silent.reduce((sum, { count }) => sum + count, 0),
    items: [...silent.map(({ count: _, ...item }) => item), ...items],
    href: listOf('lead-deliveries', where),
  }
}
