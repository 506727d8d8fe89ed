import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { CALL_CATEGORY } from '@/src/domain/leads/handling'
import { idOf } from '@/src/domain/content/id-of'
import type { LeadDelivery } from '@/src/payload-types'
import { leadHandlers } from '@/src/cms/access/roles'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findDocuments, type Scope } from './find-documents'
import { listHref } from '@/src/domain/panel/list-href'
import { dealerName, findReadableTenants } from './scope-helpers'
import { DAY_MS } from '@/src/domain/time/durations'
import { formatInteger } from '@/src/domain/text/numbers'

const channelLabels = { email: 'Email', adf: 'ADF', webhook: 'Webhook' } as const
/** How many days back leads without a delivery are counted. */
const DAYS_BACK = 7

type UndeliveredRow = {
  readonly tenant_id: string
  readonly name: string
  readonly count: number
  readonly latest: Date
}

/** Clicks on a phone number are excluded, because they are delivered only if a rule says so. */
const undeliveredSql = `
  SELECT t.id AS tenant_id, t.name, count(*)::int AS count, max(l.created_at) AS latest FROM leads l JOIN tenants t ON t.id = l.tenant_id
   WHERE ($1::uuid[] IS NULL OR l.tenant_id = ANY($1)) AND l.created_at > $2 AND l.routed_at <> l.created_at
     AND l.category <> '${CALL_CATEGORY}' AND NOT EXISTS (SELECT 1 FROM lead_deliveries d WHERE d.lead_id = l.id)
   GROUP BY t.id, t.name ORDER BY count DESC LIMIT $3`

const findUndelivered = async (scope: Scope): Promise<readonly (AttentionItem & { readonly count: number })[]> => {
  const pool = getPool(scope.req.payload)
  const since = new Date(scope.now.getTime() - DAYS_BACK * DAY_MS)
  const { rows } = await pool.query<UndeliveredRow>(undeliveredSql, [
    await findReadableTenants(scope, leadHandlers),
    since,
    scope.limit,
  ])
  return rows.map(({ tenant_id, name, count, latest }) => ({
    count,
    // Hiding these leads hides no later one.
    key: `undelivered ${tenant_id} ${latest.toISOString()}`,
    title: count === 1 ? '1 lead wasn’t sent to anyone' : `${formatInteger(count)} leads weren’t sent to anyone`,
    detail: 'No lead rule matches, and Site settings has no email address.',
    href: '/admin/collections/leads',
    tone: 'now',
    ...(scope.tenant === undefined ? { dealer: name } : {}),
  }))
}

/** Leads whose delivery failed, or that no rule delivers (ADM-03, LEAD-08). */
export const findUndeliveredLeads = async (scope: Scope): Promise<AttentionGroup> => {
  const where = { state: { equals: 'failed' } }
  const [failed, undelivered] = await Promise.all([
    findDocuments<LeadDelivery>(scope, {
      collection: 'lead-deliveries',
      where: [where],
      select: { lead: true, channel: true, target: true, problem: true, tenant: true },
      sort: '-createdAt',
      limit: scope.limit,
      depth: 1,
    }),
    findUndelivered(scope),
  ])
  const items = failed.docs.map((one): AttentionItem => ({
    key: one.id,
    title: `${channelLabels[one.channel]} to ${one.target}`,
    detail: one.problem ?? 'The lead couldn’t be sent.',
    href: `/admin/collections/leads/${idOf(one.lead) ?? ''}`,
    tone: 'now',
    ...dealerName(scope, one),
  }))
  return {
    key: 'deliveries',
    total: failed.totalDocs + undelivered.reduce((sum, { count }) => sum + count, 0),
    items: [...undelivered, ...items],
    href: listHref('lead-deliveries', where),
  }
}
