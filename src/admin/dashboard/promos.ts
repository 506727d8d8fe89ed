import { endingOf, noticeUntil, type StoredWindow } from '@/src/domain/panel/shown-window'
import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { ask, type Scope } from './ask'
import { dealerOf, listOf, most, type Owned } from './parts'
import { smallPicture } from './pictures'

type Promo = StoredWindow &
  Owned & { readonly id: string; readonly title?: string | null; readonly image?: unknown; readonly image_url?: string }

type Kind = 'promo-cards' | 'offers'

const itemsOf = (kind: Kind, promos: readonly Promo[], scope: Scope): readonly (AttentionItem & { at: string })[] =>
  promos.flatMap((promo) => {
    const ending = endingOf(promo, scope.now)
    if (ending === undefined) return []
    const picture = smallPicture(promo)
    return [
      {
        key: promo.id,
        title: promo.title ?? 'Untitled',
        detail: `${kind === 'offers' ? 'Offer' : 'Promo card'}. ${ending.words}`,
        href: `/admin/collections/${kind}/${promo.id}`,
        tone: ending.tone,
        at: promo.expiry ?? '',
        ...(picture ? { picture } : {}),
        ...dealerOf(scope, promo),
      },
    ]
  })

/** Promo cards and offers that ended, or end within seven days; those that end soonest first, then the latest ended. */
export const promosEnding = async (scope: Scope): Promise<AttentionGroup> => {
  const until = noticeUntil(scope.now)
  const read = (collection: Kind) =>
    ask<Promo>(scope, {
      collection,
      where: [{ expiry: { less_than_equal: until } }],
      select: { title: true, start: true, expiry: true, image: true, image_url: true, tenant: true },
      sort: '-expiry',
      limit: most,
      depth: 1,
    })
  const [cards, offers] = await Promise.all([read('promo-cards'), read('offers')])
  const items = [...itemsOf('promo-cards', cards.docs, scope), ...itemsOf('offers', offers.docs, scope)]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .map(({ at: _, ...item }) => item)
  return {
    key: 'promos',
    total: cards.totalDocs + offers.totalDocs,
    items,
    href: listOf(cards.totalDocs > 0 ? 'promo-cards' : 'offers', { expiry: { less_than_equal: until } }),
  }
}
