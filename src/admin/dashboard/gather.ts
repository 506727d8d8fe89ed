import type { PayloadRequest } from 'payload'
import { attentionFor, type AttentionGroup, type AttentionKey } from '@/src/domain/panel/attention'
import { panelRolesOf } from '@/collections/shared/panel'
import type { Scope } from './ask'
import { leadsUndelivered } from './deliveries'
import { waitingDrafts } from './drafts'
import { workThatFailed } from './failed-work'
import { feedsInTrouble } from './feeds'
import { holidaysWithoutHours } from './holidays'
import { newLeads } from './leads'
import { locationsWithoutLicence } from './licences'
import { carsWithoutPhotos } from './photos'
import { promosEnding } from './promos'

const looks: Readonly<Record<AttentionKey, (scope: Scope) => Promise<AttentionGroup>>> = {
  leads: newLeads,
  deliveries: leadsUndelivered,
  work: workThatFailed,
  feeds: feedsInTrouble,
  promos: promosEnding,
  holidays: holidaysWithoutHours,
  licences: locationsWithoutLicence,
  drafts: waitingDrafts,
  photos: carsWithoutPhotos,
}

/**
 * Loads what needs attention in parallel (ADM-03), for the dealer `tenant`, or for all dealers of the user. Returns
 * only groups with items.
 */
export const gatherAttention = async (
  req: PayloadRequest,
  tenant: string | undefined,
  now: Date,
): Promise<readonly AttentionGroup[]> => {
  const scope: Scope = { req, tenant, now }
  const groups = await Promise.all(attentionFor(panelRolesOf(req.user)).map((key) => looks[key](scope)))
  return groups.filter(({ items }) => items.length > 0)
}
