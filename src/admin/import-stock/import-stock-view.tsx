import { forbidden, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { importers, listTenantsWithRole, type Staff } from '@/src/cms/access/roles'
import { loadDraft } from '@/src/cms/import-drafts'
import { idOf } from '@/src/domain/content/id-of'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { isUuid } from '@/src/domain/uuid'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findDraftFeed, listUnfinishedDrafts } from '@/src/services/stock/drafts/draft-store'
import { findPanelContext } from '../shell/chosen-tenant'
import { PanelFrame } from '../shell/panel-frame'
import type { ImportFeed, ImportStockProps, UnfinishedImport } from './import-props'
import { ImportStock } from './import-stock'
import '@/src/admin/ui/controls.css'
import './import-stock.css'

const PATH = '/admin/import-stock'

/** Lists the feeds that the user may import into. */
const listFeeds = async (req: PayloadRequest, staff: Staff): Promise<readonly ImportFeed[]> => {
  const { docs } = await req.payload.find({
    collection: 'stock-feeds',
    where: staff.platformAdmin ? {} : { tenant: { in: listTenantsWithRole(staff, importers) } },
    select: { name: true, tenant: true, url: true },
    sort: 'name',
    depth: 0,
    limit: 2000,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id, name, tenant, url }) => ({ id, name, tenant: idOf(tenant) ?? '', ...(url && { url }) }))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Finds the draft in the page's address, if it belongs to one of these feeds. */
const findOpenDraft = async (req: PayloadRequest, feeds: readonly ImportFeed[], id: string) => {
  const feedId = isUuid(id) ? await findDraftFeed(getPool(req.payload), id) : undefined
  const feed = feeds.find((one) => one.id === feedId)
  return feed === undefined ? undefined : loadDraft(req, feed, id)
}

const listUnfinished = async (
  req: PayloadRequest,
  userId: string,
  feeds: readonly ImportFeed[],
  tenant: string | undefined,
): Promise<readonly UnfinishedImport[]> => {
  const zone = tenant === undefined ? DEFAULT_TIME_ZONE : await findTenantTimeZone(req, tenant)
  const drafts = await listUnfinishedDrafts(
    getPool(req.payload),
    userId,
    feeds.map(({ id }) => id),
  )
  return drafts.map(({ id, feedId, name, updatedAt }) => ({
    id,
    feedId,
    name,
    changed: formatLongMoment(updatedAt, zone),
  }))
}

const mayImport = (staff: Staff): boolean => staff.platformAdmin || listTenantsWithRole(staff, importers).length > 0

/** Feeds of several dealers may have the same name, so one dealer has to be chosen first. */
const mustChooseDealer = (staff: Staff, feeds: readonly ImportFeed[]): boolean =>
  staff.platformAdmin || new Set(feeds.map(({ tenant }) => tenant)).size > 1

const mayAddFeed = (staff: Staff, tenant: string): boolean =>
  staff.platformAdmin || listTenantsWithRole(staff, ['tenant-admin']).includes(tenant)

const loadProps = async (
  req: PayloadRequest,
  staff: Staff,
  draftId: string,
): Promise<Omit<ImportStockProps, 'chosenFeed'>> => {
  const tenant = (await findPanelContext(req))?.tenant
  const allFeeds = await listFeeds(req, staff)
  const needsDealer = tenant === undefined && mustChooseDealer(staff, allFeeds)
  const feeds = allFeeds.filter((feed) => (tenant === undefined ? !needsDealer : feed.tenant === tenant.id))
  const draft = await findOpenDraft(req, allFeeds, draftId)
  return {
    feeds,
    draft,
    needsDealer,
    isDraftMissing: draftId !== '' && draft === undefined,
    unfinished: await listUnfinished(req, staff.id, feeds, tenant?.id),
    ...(tenant && { site: tenant.url }),
    ...(tenant && mayAddFeed(staff, tenant.id) && { newFeedTenant: tenant.id }),
  }
}

/** `/admin/import-stock`: imports a file of stock in four steps (STF-05). Every request checks again. */
export const ImportStockView = async (props: AdminViewServerProps) => {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  const draftId = textOf(searchParams?.['draft'])
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(draftId ? `${PATH}?draft=${draftId}` : PATH)}`)
  const staff = await findActiveStaff(req)
  if (staff === null || !mayImport(staff)) forbidden()
  const stepProps = await loadProps(req, staff, draftId)
  return (
    <PanelFrame view={props} className="import-stock">
      <ImportStock {...stepProps} chosenFeed={textOf(searchParams?.['feed'])} />
    </PanelFrame>
  )
}
