import 'server-only'
import type { PromoCard } from '@/src/domain/content/promo'
import { isOpen, shownWindow, type Window } from '@/src/domain/content/window'
import { present } from '@/src/domain/present'
import type { PromoCard as StoredCard } from '@/src/payload-types'
import { noteShown } from '@/src/runtime/pages/render'
import { dataFor } from './data'
import { keptPerTenant } from './kept'
import { mediaUrl } from './menus'

/** Upper bound of a tenant's cards. */
const most = 200

type Kept = { readonly card: PromoCard; readonly window: Window }

/** Converts a stored card to the form pages show. */
export const promoCardOf = (stored: StoredCard): PromoCard => {
  const { id, title, text, image, image_url, href, link_label, position, display, strictDisplay } = stored
  return {
    id,
    title,
    position,
    display,
    strictDisplay: strictDisplay === true,
    ...present({ text, image_url: mediaUrl(image) ?? image_url, href, link_label }),
  }
}

const keptOf = (stored: StoredCard): Kept => ({
  card: promoCardOf(stored),
  window: { start: stored.start ?? undefined, expiry: stored.expiry ?? undefined },
})

const cards = keptPerTenant(async (tenantId): Promise<readonly Kept[]> => {
  const all = await dataFor(tenantId).find('promo-cards', { depth: 1, limit: most, sort: ['position', 'id'] })
  return all.map(keptOf)
})

/** Lists the current cards. The page being rendered is cached until one begins or ends (CNT-03). */
export const promoCardsNow = async (tenantId: string, now: Date): Promise<readonly PromoCard[]> => {
  const all = (await cards(tenantId)) ?? []
  noteShown({ windows: all.map(({ window }) => shownWindow(window)) })
  return all.filter(({ window }) => isOpen(window, now)).map(({ card }) => card)
}
