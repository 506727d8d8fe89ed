import type { AttentionGroup } from '@/src/domain/panel/attention'
import { dayIn, daysAway } from '@/src/domain/panel/shown-window'
import type { Lead } from '@/src/payload-types'
import { ask, type Scope } from './ask'
import { dealerOf, listOf, most } from './parts'

/** The stage of a lead until staff change it. */
const unseen = 'new'

const aboutOf = ({ vehicle_make, vehicle_model, stock_number }: Lead): string => {
  const car = [vehicle_make, vehicle_model].filter(Boolean).join(' ')
  return car || (stock_number ? `Stock number ${stock_number}` : '')
}

/** Leads that are still new, longest waiting first (ADM-03). */
export const newLeads = async (scope: Scope): Promise<AttentionGroup> => {
  const where = { stage: { equals: unseen } }
  const { docs, totalDocs } = await ask<Lead>(scope, {
    collection: 'leads',
    where: [where],
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
    limit: most,
    depth: 1,
  })
  const today = dayIn('Australia/Sydney', scope.now)
  return {
    key: 'leads',
    total: totalDocs,
    items: docs.map((lead) => {
      const came = daysAway(dayIn('Australia/Sydney', new Date(lead.createdAt)), today)
      return {
        key: lead.id,
        title: lead.name ? `${lead.name}, ${lead.category}` : lead.category,
        detail: [aboutOf(lead), `came ${came}`].filter(Boolean).join(', '),
        href: `/admin/collections/leads/${lead.id}`,
        tone: 'now',
        ...dealerOf(scope, lead),
      }
    }),
    href: listOf('leads', where),
  }
}
