import type { PayloadRequest } from 'payload'
import { listAttentionKeys, type AttentionGroup, type AttentionKey } from '@/src/domain/panel/attention'
import { countHidden, markHidden } from '@/src/domain/panel/hidden-items'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import type { Scope } from './find-documents'
import { findUndeliveredLeads } from './deliveries'
import { findDrafts } from './drafts'
import { findFailedWork } from './failed-work'
import { findFailedFeeds } from './feeds'
import { findHolidaysWithoutHours } from './holidays'
import { findLinksToNowhere } from './dead-links'
import { findNewLeads, findOwnLeads } from './leads'
import { findLocationsWithoutLicence } from './licences'
import { findVehiclesWithoutPhotos } from './photos'
import { findEndingPromos } from './promos'
import { findScheduleTrouble } from './schedule'

const finders: Readonly<Record<AttentionKey, (scope: Scope) => Promise<AttentionGroup>>> = {
  leads: findNewLeads,
  mine: findOwnLeads,
  deliveries: findUndeliveredLeads,
  work: findFailedWork,
  schedule: findScheduleTrouble,
  feeds: findFailedFeeds,
  promos: findEndingPromos,
  holidays: findHolidaysWithoutHours,
  licences: findLocationsWithoutLicence,
  drafts: findDrafts,
  links: findLinksToNowhere,
  photos: findVehiclesWithoutPhotos,
}

/** Items read per group, beside those that the reader has hidden; fewer are shown. */
const MAX_ITEMS_READ = 20

/**
 * Loads what needs attention in parallel (ADM-03), for the dealer `tenant`, or for all dealers of the user. Returns
 * only groups with items; items whose keys are in `hiddenKeys` are marked as hidden.
 */
export const gatherAttention = async (
  req: PayloadRequest,
  tenant: string | undefined,
  now: Date,
  hiddenKeys: ReadonlySet<string> = new Set(),
): Promise<readonly AttentionGroup[]> => {
  const timeZone = tenant === undefined ? DEFAULT_TIME_ZONE : await findTenantTimeZone(req, tenant)
  const find = (key: AttentionKey): Promise<AttentionGroup> =>
    finders[key]({ req, tenant, now, timeZone, limit: MAX_ITEMS_READ + countHidden(key, hiddenKeys) })
  const groups = await Promise.all(listAttentionKeys(panelRolesOf(req.user), tenant !== undefined).map(find))
  return groups.filter(({ items }) => items.length > 0).map((group) => markHidden(group, hiddenKeys))
}
