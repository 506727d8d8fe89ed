import type { Where } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { ANY_OPEN_STAGE, inboxHref, toInboxWhere } from '@/src/domain/panel/inbox-filter'
import { localDayOf, formatDaysAway } from '@/src/domain/panel/promo-window'
import { UNANSWERED } from '@/src/domain/leads/handling'
import { leadStages } from '@/src/domain/leads/stages'
import type { Lead } from '@/src/payload-types'
import { findDocuments, type Scope } from './find-documents'
import { listHref } from '@/src/domain/panel/list-href'
import { dealerName } from './scope-helpers'

const aboutText = ({ vehicle_make, vehicle_model, stock_number }: Lead): string => {
  const vehicle = [vehicle_make, vehicle_model].filter(Boolean).join(' ')
  return vehicle || (stock_number ? `Stock number ${stock_number}` : '')
}

const selectedFields = {
  category: true,
  name: true,
  vehicle_make: true,
  vehicle_model: true,
  stock_number: true,
  stage: true,
  createdAt: true,
  tenant: true,
} as const

/** Finds leads that match a condition, the oldest first. */
const findLeads = (scope: Scope, where: Where) =>
  findDocuments<Lead>(scope, {
    collection: 'leads',
    where: [where],
    select: selectedFields,
    sort: 'createdAt',
    limit: scope.limit,
    depth: 1,
  })

const toItem = (scope: Scope, lead: Lead, details: readonly string[]): AttentionItem => {
  const { timeZone, now } = scope
  const receivedText = formatDaysAway(localDayOf(timeZone, new Date(lead.createdAt)), localDayOf(timeZone, now))
  return {
    key: lead.id,
    title: lead.name ? `${lead.name}, ${lead.category}` : lead.category,
    detail: [aboutText(lead), ...details, `received ${receivedText}`].filter(Boolean).join(', '),
    href: `/admin/collections/leads/${lead.id}`,
    tone: lead.stage === UNANSWERED.stage.equals ? 'now' : 'soon',
    ...dealerName(scope, lead),
  }
}

/** Leads that wait for an answer, longest waiting first (ADM-03). */
export const findNewLeads = async (scope: Scope): Promise<AttentionGroup> => {
  const { docs, totalDocs } = await findLeads(scope, UNANSWERED)
  return {
    key: 'leads',
    total: totalDocs,
    items: docs.map((lead) => toItem(scope, lead, [])),
    href: listHref('leads', UNANSWERED),
  }
}

/** Leads that are assigned to the reader and still open, the oldest first (ADM-03, ADM-04). */
export const findOwnLeads = async (scope: Scope): Promise<AttentionGroup> => {
  const filter = { assigned: idOf(scope.req.user) ?? '', stage: ANY_OPEN_STAGE }
  const { docs, totalDocs } = await findLeads(scope, toInboxWhere(filter) as Where)
  return {
    key: 'mine',
    total: totalDocs,
    items: docs.map((lead) => toItem(scope, lead, [leadStages[lead.stage]])),
    href: inboxHref(filter),
    list: 'Open them in the inbox',
  }
}
