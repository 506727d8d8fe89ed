import type { WhereField } from 'payload'
import { describeExpiry, endedCutoff, noticeCutoff, type StoredPromoWindow } from '@/src/domain/panel/promo-window'
import type { AttentionGroup, AttentionItem } from '@/src/domain/panel/attention'
import { findDocuments, type Scope } from './find-documents'
import { listHref } from '@/src/domain/panel/list-href'
import { dealerName, type TenantOwned } from './scope-helpers'
import { thumbnailUrl } from './thumbnails'

type Promo = StoredPromoWindow &
  TenantOwned & {
    readonly id: string
    readonly title?: string | null
    readonly image?: unknown
    readonly image_url?: string
  }

type Kind = 'promo-cards' | 'offers'

const toItems = (kind: Kind, promos: readonly Promo[], scope: Scope): readonly (AttentionItem & { at: string })[] =>
  promos.flatMap((promo) => {
    const ending = describeExpiry(promo, scope.now)
    if (ending === undefined) return []
    const thumbnail = thumbnailUrl(promo)
    return [
      {
        // A promotion that gets another end is shown again.
        key: `${promo.id} ${promo.expiry ?? ''}`,
        title: promo.title ?? 'Untitled',
        detail: `${kind === 'offers' ? 'Offer' : 'Promo card'}. ${ending.text}`,
        href: `/admin/collections/${kind}/${promo.id}`,
        tone: ending.tone,
        at: promo.expiry ?? '',
        ...(thumbnail ? { image: thumbnail } : {}),
        ...dealerName(scope, promo),
      },
    ]
  })

/** Sorts promotions that end soon first, soonest first; then ended ones, latest first. */
const compareByEnd = (now: Date) => (one: { readonly at: string }, other: { readonly at: string }) => {
  const [ends, otherEnds] = [Date.parse(one.at), Date.parse(other.at)]
  const isOver = ends <= now.getTime()
  if (isOver !== otherEnds <= now.getTime()) return isOver ? 1 : -1
  return isOver ? otherEnds - ends : ends - otherEnds
}

/** Promo cards and offers that end within seven days, or ended within 14 (ADM-03, STF-04). */
export const findEndingPromos = async (scope: Scope): Promise<AttentionGroup> => {
  const [since, now, until] = [endedCutoff(scope.now), scope.now.toISOString(), noticeCutoff(scope.now)]
  const findPromos = (collection: Kind, expiry: WhereField, sort: string) =>
    findDocuments<Promo>(scope, {
      collection,
      where: [{ expiry }],
      select: { title: true, start: true, expiry: true, image: true, image_url: true, tenant: true },
      sort,
      limit: scope.limit,
      depth: 1,
    })
  const findIn = async (collection: Kind) => {
    const ending = await findPromos(collection, { greater_than: now, less_than_equal: until }, 'expiry')
    const ended = await findPromos(collection, { less_than_equal: now, greater_than: since }, '-expiry')
    return {
      items: toItems(collection, [...ending.docs, ...ended.docs], scope),
      total: ending.totalDocs + ended.totalDocs,
    }
  }
  const [cards, offers] = await Promise.all([findIn('promo-cards'), findIn('offers')])
  const items = [...cards.items, ...offers.items].toSorted(compareByEnd(scope.now)).map(({ at: _, ...item }) => item)
  return {
    key: 'promos',
    total: cards.total + offers.total,
    items,
    href: listHref(cards.total > 0 ? 'promo-cards' : 'offers', {
      expiry: { greater_than: since, less_than_equal: until },
    }),
  }
}
