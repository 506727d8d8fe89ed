import { PageTracking } from '@/src/features/events/page-tracking'
import { analyticsSettings } from '@/src/server/site/analytics'
import { siteById } from '@/src/server/site/site'

/** Tracks events of a page, such as saving a vehicle from its card (ANL-01). Renders nothing. */
export const PageTrack = async ({ tenant }: { tenant: string }) => {
  const site = await siteById(tenant)
  return site && <PageTracking {...analyticsSettings(site)} />
}
