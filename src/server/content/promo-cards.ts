import 'server-only'
import type { PromoCard } from '@/src/domain/content/promo'
import { isWindowOpen, toTimeWindow, type DisplayWindow } from '@/src/domain/content/display-window'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { PromoCard as StoredCard } from '@/src/payload-types'
import { windowWithChange } from '@/src/domain/stock/price-change/tied-window'
import { limitLifetime } from '@/src/page-cache/render'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { loadLinkCheck } from './link-check'
import { mediaUrl } from './menus'
import { populated } from './populated'

/** Upper bound of a tenant's cards. */
const MAX_CARDS = 200

type CachedCard = { readonly card: PromoCard; readonly window: DisplayWindow }

/** Converts a stored card to the form pages show. */
export const toPromoCard = (stored: StoredCard): PromoCard => {
  const { id, title, text, image, image_url, href, link_label, position, display, strictDisplay } = stored
  return {
    id,
    title,
    position,
    display,
    strictDisplay: strictDisplay === true,
    ...omitEmpty({ text, image_url: mediaUrl(image) ?? image_url, href, link_label }),
  }
}

const toCachedCard = (stored: StoredCard): CachedCard => ({
  card: toPromoCard(stored),
  window: windowWithChange(
    { start: stored.start ?? undefined, expiry: stored.expiry ?? undefined },
    populated(stored.price_change),
  ),
})

const loadCards = cachePerTenant(async (tenantId): Promise<readonly CachedCard[]> => {
  const all = await dataFor(tenantId).find('promo-cards', { depth: 1, limit: MAX_CARDS, sort: ['position', 'id'] })
  return all.map(toCachedCard)
})

/** Lists the current cards. The page being rendered is cached until one begins or ends (CNT-03). */
export const listCurrentPromoCards = async (tenantId: string, now: Date): Promise<readonly PromoCard[]> => {
  const [cards, leadsToPage] = await Promise.all([loadCards(tenantId), loadLinkCheck(tenantId)])
  const all = cards ?? []
  limitLifetime({ windows: all.map(({ window }) => toTimeWindow(window)) })
  return all
    .filter(({ window }) => isWindowOpen(window, now))
    .map(({ card: { href, ...card } }) => ({ ...card, ...(href !== undefined && leadsToPage(href) ? { href } : {}) }))
}
