import type { WhereField } from 'payload'
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

/** Sorts promotions that end soon first, soonest first; then ended ones, latest first. */
const inOrder = (now: Date) => (one: { readonly at: string }, other: { readonly at: string }) => {
  const [ends, otherEnds] = [Date.parse(one.at), Date.parse(other.at)]
  const isOver = ends <= now.getTime()
  if (isOver !== otherEnds <= now.getTime()) return isOver ? 1 : -1
  return isOver ? otherEnds - ends : ends - otherEnds
}

/** Promo cards and offers that end within seven days, or have ended (ADM-03). */
export const promosEnding = async (scope: Scope): Promise<AttentionGroup> => {
  const [now, until] = [scope.now.toISOString(), noticeUntil(scope.now)]
  const read = (collection: Kind, expiry: WhereField, sort: string) =>
    ask<Promo>(scope, {
      collection,
      where: [{ expiry }],
      select: { title: true, start: true, expiry: true, image: true, image_url: true, tenant: true },
      sort,
      limit: most,
      depth: 1,
    })
  const of = async (collection: Kind) => {
    const ending = await read(collection, { greater_than: now, less_than_equal: until }, 'expiry')
    const ended = await read(collection, { less_than_equal: now }, '-expiry')
    return {
      items: itemsOf(collection, [...ending.docs, ...ended.docs], scope),
      total: ending.totalDocs + ended.totalDocs,
    }
  }
  const [cards, offers] = await Promise.all([of('promo-cards'), of('offers')])
  const items = [...cards.items, ...offers.items].toSorted(inOrder(scope.now)).map(({ at: _, ...item }) => item)
  return {
    key: 'promos',
    total: cards.total + offers.total,
    items,
    href: listOf(cards.total > 0 ? 'promo-cards' : 'offers', { expiry: { less_than_equal: until } }),
  }
}
