import 'server-only'
import { createLimiter } from '@/src/runtime/limiter'

const hour = 3_600_000
/** A person begins one purchase, or a few; an office, or a phone network's exit, some dozens. */
const begunBySender = createLimiter(60, hour)
const begunBySite = createLimiter(1500, hour)

/** Whether this sender has to wait before another purchase is begun; one that was begun goes on. `sender` as `src/runtime/http.ts` tells it. */
export const mustWaitToBuy = (tenantId: string, sender: string | null): boolean =>
  begunBySender(`${tenantId} ${sender ?? ''}`) > 0 || begunBySite(tenantId) > 0
