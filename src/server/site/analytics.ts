import 'server-only'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'

/** Returns the analytics settings of a page (ANL-01). A demo never sends events to a third party. */
export const analyticsSettings = (site: Pick<Site, 'switches'>) => {
  const { data_layer, measurement_id } = site.switches.analytics
  return { data_layer, measurement_id, loadsGoogle: env.MODE === 'production' }
}
