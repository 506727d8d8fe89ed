import type { AttentionGroup } from '@/src/domain/panel/attention'
import { localDayOf, formatDaysAway } from '@/src/domain/panel/promo-window'
import { UNANSWERED } from '@/src/domain/leads/handling'
import type { Lead } from '@/src/payload-types'
import { findDocuments, type Scope } from './find-documents'
import { dealerName, listHref } from './scope-helpers'

const aboutText = ({ vehicle_make, vehicle_model, stock_number }: Lead): string => {
  const vehicle = [vehicle_make, vehicle_model].filter(Boolean).join(' ')
  return vehicle || (stock_number ? `Stock number ${stock_number}` : '')
}

/** Leads that wait for an answer, longest waiting first (ADM-03). */
export const findNewLeads = async (scope: Scope): Promise<AttentionGroup> => {
  const { docs, totalDocs } = await findDocuments<Lead>(scope, {
    collection: 'leads',
    where: [UNANSWERED],
    select: {
      category: true,
      name: true,
      vehicle_make: true,
      vehicle_model: true,
      stock_number: true,
      createdAt: true,
      tenant: true,
    },
    sort: 'createdAt',
    limit: scope.limit,
    depth: 1,
  })
  const { timeZone, now } = scope
  const today = localDayOf(timeZone, now)
  return {
    key: 'leads',
    total: totalDocs,
    items: docs.map((lead) => {
      const receivedText = formatDaysAway(localDayOf(timeZone, new Date(lead.createdAt)), today)
      return {
        key: lead.id,
        title: lead.name ? `${lead.name}, ${lead.category}` : lead.category,
        detail: [aboutText(lead), `received ${receivedText}`].filter(Boolean).join(', '),
        href: `/admin/collections/leads/${lead.id}`,
        tone: 'now',
        ...dealerName(scope, lead),
      }
    }),
    href: listHref('leads', UNANSWERED),
  }
}
