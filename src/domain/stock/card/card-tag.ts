import { DAY_MS } from '@/src/domain/time/durations'
import { RECENTLY_LISTED_DAYS } from '../vehicle/time-on-sale'
import type { DisplaySwitches, CardRecord } from './card'

export type CardTag =
  | { readonly kind: 'electric' | 'hybrid' | 'reserved' | 'custom' | 'coming_soon' | 'new'; readonly text: string }
  /** Displayed as the make's certified badge; `image` is set where the dealer has one. */
  | { readonly kind: 'certified'; readonly text: string; readonly make: string; readonly image?: string }

/** Seconds after its listing during which a vehicle counts as newly listed (CARD-03). */
export const RECENTLY_LISTED_SECONDS = (RECENTLY_LISTED_DAYS * DAY_MS) / 1000

const isNewlyListed = (record: CardRecord, now: Date): boolean => {
  const age = now.getTime() / 1000 - record.created_at
  return age >= 0 && age < RECENTLY_LISTED_SECONDS
}

const findElectricTag = (record: CardRecord): CardTag | undefined => {
  if (record.fuel === 'Electric') return { kind: 'electric', text: 'Electric' }
  if (record.fuel?.endsWith('Hybrid')) return { kind: 'hybrid', text: record.fuel }
  return undefined
}

const reservedTag: CardTag = { kind: 'reserved', text: 'Reserved' }
const comingSoonTag: CardTag = { kind: 'coming_soon', text: 'Coming Soon' }

const findNewlyListedTag = (
  { car_type }: CardRecord,
  display: Pick<DisplaySwitches, 'new_tag' | 'just_in_tag'>,
): CardTag | undefined => {
  const text = car_type === 'new' ? display.new_tag : display.just_in_tag
  return text === '' ? undefined : { kind: 'new', text }
}

const findCertifiedTag = (
  { certified, make }: CardRecord,
  display: Partial<Pick<DisplaySwitches, 'certified_badge'>>,
): CardTag | undefined => {
  if (!certified) return undefined
  const image = display.certified_badge ? { image: display.certified_badge } : {}
  return { kind: 'certified', text: 'Certified', make, ...image }
}

type TagSwitches = Pick<DisplaySwitches, 'electric_tag' | 'new_tag' | 'just_in_tag'> &
  Partial<Pick<DisplaySwitches, 'certified_badge'>>

/**
 * Returns the tags that apply, the one to show first: electric or hybrid, reserved, certified, custom, coming soon, newly
 * listed (`isNewlyListed`, CARD-03). Only a new vehicle is called new: of a used one it would be false (Australian Consumer Law
 * s29).
 */
const listCardTags = (record: CardRecord, display: TagSwitches, now: Date): readonly CardTag[] =>
  [
    display.electric_tag ? findElectricTag(record) : undefined,
    record.reserved ? reservedTag : undefined,
    findCertifiedTag(record, display),
    record.tag ? { kind: 'custom' as const, text: record.tag } : undefined,
    record.status === 'coming_soon' ? comingSoonTag : undefined,
    isNewlyListed(record, now) ? findNewlyListedTag(record, display) : undefined,
  ].filter((tag) => tag !== undefined)

/** Returns the tag of a card by itself (CARD-03). */
export const findCardTag = (...[record, display, now]: Parameters<typeof listCardTags>): CardTag | undefined =>
  listCardTags(record, display, now)[0]

const MIN_CARDS_WITH_COMMON_TAG = 4

/** Tags that only distinguish cards: what most cards of a list have, it needn't repeat. */
const distinguishingKinds: readonly string[] = ['electric', 'hybrid', 'custom', 'new'] satisfies CardTag['kind'][]

/** Returns the first tag that a shopper must know of the vehicle, such as coming soon; undefined without one. */
export const findEssentialTag = (...[record, display, now]: Parameters<typeof listCardTags>): CardTag | undefined =>
  listCardTags(record, display, now).find(({ kind }) => !distinguishingKinds.includes(kind))

/**
 * Removes a tag from a list in which most cards have it, because there it says nothing (CARD-03). A card with a tag that
 * a shopper must know then has that one.
 */
export const withoutCommonTag = <Card extends { readonly tag?: { readonly kind: string; readonly text: string } }>(
  cards: readonly Card[],
  essentialTagOf: (position: number) => CardTag | undefined,
): readonly Card[] => {
  if (cards.length < MIN_CARDS_WITH_COMMON_TAG) return cards
  const isCommon = (text: string): boolean => cards.filter(({ tag }) => tag?.text === text).length > cards.length / 2
  return cards.map((card, position) => {
    if (!card.tag || !distinguishingKinds.includes(card.tag.kind) || !isCommon(card.tag.text)) return card
    const { tag: _, ...others } = card
    const tag = essentialTagOf(position)
    return { ...others, ...(tag && { tag }) } as Card
  })
}

/** Returns the tags of a vehicle's page: the card's tag, then reserved and coming soon, each once (VDP-10). */
export const listPageTags = (...[record, display, now]: Parameters<typeof listCardTags>): readonly CardTag[] => {
  const all = [
    findCardTag(record, display, now),
    record.reserved ? reservedTag : undefined,
    record.status === 'coming_soon' ? comingSoonTag : undefined,
  ].filter((tag) => tag !== undefined)
  return all.filter((tag, index) => all.findIndex(({ kind }) => kind === tag.kind) === index)
}
