import 'server-only'
import type { Site } from '@/src/domain/tenancy/site'
import { createLimiter } from '@/src/runtime/limiter'

const hour = 3_600_000
/** A person sends a handful; an office, or a phone network's exit, some dozens; a machine thousands. */
const bySender = createLimiter(120, hour)
const bySite = createLimiter(6000, hour)
/**
 * Who proves nothing (no script, an old browser, a provider that is away) gets through, but not in crowds. Each form by
 * itself: a crowd at one of them keeps nobody from another.
 */
const unprovenBySender = createLimiter(60, hour)
const unprovenBySite = createLimiter(1000, hour)
/** Numbers that are only looked at are counted by themselves: they keep nobody from writing. */
const callsBySender = createLimiter(120, hour)
const callsBySite = createLimiter(6000, hour)
/** Free times are asked for with each location that is chosen. */
const timesBySender = createLimiter(300, 60_000)

type From = { readonly sender: string | null }
const keyOf = (site: Pick<Site, 'id'>, { sender }: From): string => `${site.id} ${sender ?? ''}`

/** Whether this sender has to wait. Counted when a lead would be stored, so that who corrects a field loses nothing. */
export const leadMustWait = (site: Pick<Site, 'id'>, origin: From): boolean =>
  bySender(keyOf(site, origin)) > 0 || bySite(site.id) > 0

/** The same for a form that came without proof that a person wrote it (LEAD-10). `form`: which one. */
export const unprovenMustWait = (site: Pick<Site, 'id'>, origin: From, form: string): boolean =>
  unprovenBySender(keyOf(site, origin)) > 0 || unprovenBySite(`${site.id} ${form}`) > 0

export const callMustWait = (site: Pick<Site, 'id'>, origin: From): boolean =>
  callsBySender(keyOf(site, origin)) > 0 || callsBySite(site.id) > 0

/** Whether a sender asks for free times faster than anybody can choose. */
export const timesMustWait = (tenantId: string, sender: string | null): boolean =>
  timesBySender(`${tenantId} ${sender ?? ''}`) > 0
