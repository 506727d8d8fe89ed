import 'server-only'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'

/** What a page must know to have its events heard (ANL-01). A demo tells nobody outside, whatever its dealers' switches say. */
export const analyticsOf = (site: Pick<Site, 'switches'>) => {
  const { data_layer, measurement_id } = site.switches.analytics
  return { data_layer, measurement_id, fetches: env.MODE === 'production' }
}
