import { Track } from '@/src/features/events/track-page'
import { analyticsOf } from '@/src/server/analytics'
import { siteById } from '@/src/server/site'

/** Has a page's own events counted, such as a car saved from its card (ANL-01). Draws nothing. */
export const PageTrack = async ({ tenant }: { tenant: string }) => {
  const site = await siteById(tenant)
  return site && <Track {...analyticsOf(site)} />
}
