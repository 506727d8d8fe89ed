import type { CardStyle } from '@/src/domain/theme/site-theme'
import { listSpecs, type Spec } from '@/src/domain/stock/card/specs'
import type { SaleSwitches } from '@/src/domain/stock/vehicle/sold-online'
import { formatEstimateParts, type EstimateParts } from '@/src/domain/finance/estimate-text'
import { toRecordEstimate } from '@/src/domain/finance/record-estimate'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import {
  findBelowMarket,
  toCardPrice,
  canSaveRecord,
  type CardPrice,
  type CardRecord,
} from '@/src/domain/stock/card/card'
import { findCardTag, findEssentialTag, withoutCommonTag, type CardTag } from '@/src/domain/stock/card/card-tag'
import { formatBadge, isMakeInModel } from '@/src/domain/stock/vehicle/naming'
import { storedItemType } from '@/src/domain/stock/vehicle/nouns'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Switches } from '@/src/domain/switches'
import {
  listCardButtons,
  formatCondition,
  listCardFacts,
  formatCardLocation,
  formatCardTitle,
  type CardButton,
} from './card-facts'

/** Display data of a card, small enough to be sent with the HTML of a page with many cards. */
export type CardView = {
  readonly id: string
  readonly status: CardRecord['status']
  readonly href: string
  readonly title: string
  readonly photo: string
  readonly quality: string
  readonly facts: readonly string[]
  /** Only on a spec sheet, which has them in place of facts. */
  readonly specs?: readonly Spec[]
  readonly price: CardPrice
  /** Label and kind of each button. */
  readonly buttons: readonly (readonly [string, CardButton['key']])[]
  readonly subtitle?: string
  /** Absent for a car. */
  readonly item_type?: string
  /** Number of characters of the make in the title; only for a vehicle that may be saved. */
  readonly save?: number
  /** The model begins with the make, which the title therefore has once. */
  readonly make_in_model?: true
  readonly tag?: { readonly kind: CardTag['kind'] | 'sold'; readonly text: string; readonly image?: string }
  readonly location?: string
  readonly spin?: true
  /** The vehicle can be chosen for the comparison. */
  readonly compare?: true
  readonly views?: number
  /** The finance estimate with its rate, its comparison rate, and its deposit, final payment and term if it has any. */
  readonly weekly?: EstimateParts
  /** Whole dollars below the market average. */
  readonly under?: number
}

/** The dealer's switches, and the style of its theme, that a card depends on. */
export type CardSwitches = Pick<Switches, 'display'> & {
  readonly finance: Pick<Switches['finance'], 'provider' | 'quote'>
  readonly vehicle: SaleSwitches
  readonly card: CardStyle
}

/**
 * The finance estimate with both rates in one size, never more prominent than the price, in the text of the dealer's
 * lender (FIN-01). A record does not name the source of its estimate: if it may be a quote, the default text is used.
 */
const formatWeeklyEstimate = (record: CardRecord, { provider, quote }: CardSwitches['finance']) => {
  const estimate = toRecordEstimate(record)
  return estimate && formatEstimateParts({ ...estimate, provider: quote ? '' : provider })
}

const availableFields = (record: CardRecord, { display, finance }: CardSwitches, now: Date) => {
  const under = findBelowMarket(record)?.below
  return {
    tag: findCardTag(record, display, now),
    weekly: formatWeeklyEstimate(record, finance),
    under: under === undefined ? undefined : Math.round(under),
  }
}

/** The data with which a browser stores make and model apart; the title has them together. */
const saveFields = (record: CardRecord, display: CardSwitches['display']) => ({
  save: canSaveRecord(record, display) ? record.make.length : undefined,
  make_in_model: isMakeInModel(record.make, record.model) ? (true as const) : undefined,
})

/** The condition with the dealer's facts, or with the figures of a spec sheet. */
const detailFields = (record: CardRecord, { card, display }: CardSwitches): Pick<CardView, 'facts' | 'specs'> => {
  const condition = formatCondition(record)
  return card === 'spec-sheet'
    ? { facts: [condition], specs: listSpecs(record) }
    : { facts: [condition, ...listCardFacts(record, display.attributes)] }
}

/** Returns the card of a record: tag, price, facts and buttons by the tenant's switches (CARD-01 to CARD-06). */
export const toCardView = (record: CardRecord, switches: CardSwitches, now: Date): CardView => {
  const { display } = switches
  const available = isAvailable(record.status)
  return {
    id: record.objectID,
    status: record.status,
    href: `/cars/${record.slug}`,
    title: formatCardTitle(record),
    photo: record.image_url,
    quality: display.image_quality,
    ...detailFields(record, switches),
    price: toCardPrice(record, display),
    buttons: listCardButtons(record, display.card_buttons, switches.vehicle).map(
      ({ label, key }) => [label, key] as const,
    ),
    ...omitEmpty({
      subtitle: formatBadge(record) || undefined,
      item_type: storedItemType(record.item_type),
      ...saveFields(record, display),
      location: formatCardLocation(record) || undefined,
      spin: record.has_spin ? (true as const) : undefined,
      compare: display.compare && available ? (true as const) : undefined,
      views: display.views && record.views > 0 ? record.views : undefined,
      ...(available
        ? availableFields(record, switches, now)
        : { tag: { kind: 'sold' as const, text: display.sold_tag }, weekly: undefined, under: undefined }),
    }),
  }
}

/** Returns the cards of a list. */
export const toCardViews = (records: readonly CardRecord[], switches: CardSwitches, now: Date): readonly CardView[] =>
  withoutCommonTag(
    records.map((record) => toCardView(record, switches, now)),
    (position) => {
      const record = records[position]
      return record && findEssentialTag(record, switches.display, now)
    },
  )
