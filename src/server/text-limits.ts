import 'server-only'
import { isForeign } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { createLimiter } from '@/src/runtime/limiter'

const hour = 3_600_000
/** An office, or a phone network's exit, sends some dozens; a machine thousands. The phone's own limits stand besides. */
const bySender = createLimiter(60, hour)
const bySite = createLimiter(3000, hour)
/**
 * Numbers of other countries, some of which pay whoever has texts sent to them: enough for the few who shop from abroad,
 * and too little to earn anything.
 */
const foreignBySender = createLimiter(4, hour)
const foreignBySite = createLimiter(20, hour)

/** Why no code may be texted just now; null where it may. `phone` as the world dials it, `sender` as `src/runtime/http.ts` tells it. */
export const textRefusal = (
  site: Pick<Site, 'id'>,
  phone: string,
  sender: string | null,
): 'often' | 'foreign' | null => {
  const who = `${site.id} ${sender ?? ''}`
  if (isForeign(phone) && (foreignBySender(who) > 0 || foreignBySite(site.id) > 0)) return 'foreign'
  return bySender(who) > 0 || bySite(site.id) > 0 ? 'often' : null
}
