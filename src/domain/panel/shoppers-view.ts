import { omitEmpty } from '../omit-empty'
import { valueSchema } from '../stock/fields/field-schema'
import { toCardPrice } from '../stock/card/card'
import { findCardTag } from '@/src/domain/stock/card/card-tag'
import { toSearchRecord } from '../stock/search-record/to-search-record'
import { formatMakeModel } from '../stock/vehicle/naming'
import { withOverrides } from '../stock/vehicle/overrides'
import type { Vehicle } from '../stock/vehicle/vehicle'
import { toVehicle } from '../stock/vehicle/vehicle-record'
import type { Switches } from '../switches'
import { type AbsenceSwitches, absenceText } from './absence-text'
import { truncateAtWord } from '../text/format-text'
import { type PriceText, toPriceText } from '../vehicle-page/price/price-text'

/** A vehicle's card and comments as shoppers will see them once the form is saved. */
export type ShoppersView = {
  readonly title: string
  /** The first photo; a studio image of the body until there is one. */
  readonly photo: string
  readonly tag?: string
  readonly price: PriceText
  readonly comments?: string
  /** Why shoppers don't find the vehicle; absent if they do. */
  readonly absence?: string
  /** True if the form has a price that a save would refuse. */
  readonly isIncomplete?: true
}

/** The switches that the view depends on; the form gets no others. */
export type ViewSwitches = Pick<
  Switches['display'],
  | 'electric_tag'
  | 'new_tag'
  | 'just_in_tag'
  | 'subscription'
  | 'subscription_weeks'
  | 'subscription_start_fee'
  | 'no_price_text'
  | 'drive_away_text'
  | 'excl_govt_text'
  | 'certified_make'
> &
  AbsenceSwitches

export const toViewSwitches = ({ display, search }: Pick<Switches, 'display' | 'search'>): ViewSwitches => ({
  sold_days: search.sold_days,
  only_shown_on_website: search.only_shown_on_website,
  min_photos: search.min_photos,
  electric_tag: display.electric_tag,
  new_tag: display.new_tag,
  just_in_tag: display.just_in_tag,
  subscription: display.subscription,
  subscription_weeks: display.subscription_weeks,
  subscription_start_fee: display.subscription_start_fee,
  no_price_text: display.no_price_text,
  drive_away_text: display.drive_away_text,
  excl_govt_text: display.excl_govt_text,
  certified_make: display.certified_make,
})

const MAX_COMMENT_CHARS = 160

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const priceSchema = valueSchema({ type: 'cents', label: 'Price' })

const isRefusedPrice = (name: string, value: unknown): boolean =>
  name.endsWith('_cents') && value !== null && value !== undefined && !priceSchema.safeParse(value).success

/** A price that a save would refuse, such as one that is still being typed, is shown as no value. */
const withoutRefused = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isRefusedPrice(name, value)))

const hasRefused = (values: unknown): boolean =>
  isObject(values) && Object.entries(values).some(([name, value]) => isRefusedPrice(name, value))

const readVehicle = (values: Readonly<Record<string, unknown>>, now: Date): Vehicle => {
  const { overrides, createdAt } = values
  return toVehicle({
    ...withoutRefused(values),
    createdAt: typeof createdAt === 'string' ? createdAt : now.toISOString(),
    ...(isObject(overrides) && { overrides: withoutRefused(overrides) }),
  })
}

/** The vehicle's name; a new vehicle has none of its parts yet. */
const titleOf = ({ year, make, model }: Partial<Vehicle>): string =>
  [year, formatMakeModel(make ?? '', model ?? '')].filter(Boolean).join(' ')

/** Builds the view from the values of the form, by the same rules as the site's cards (CARD-03, CARD-04). */
export const toShoppersView = (
  values: Readonly<Record<string, unknown>>,
  switches: ViewSwitches,
  now: Date,
): ShoppersView => {
  const vehicle = readVehicle(values, now)
  const rules = { certified_make: switches.certified_make, series_order: false }
  const record = toSearchRecord(vehicle, { tenantId: '', rules })
  const comments = withOverrides(vehicle).dealercomments?.trim()
  return {
    title: titleOf(vehicle),
    photo: record.image_url,
    price: toPriceText(toCardPrice(record, switches)),
    ...omitEmpty({
      tag: findCardTag(record, switches, now)?.text,
      comments: comments && truncateAtWord(comments, MAX_COMMENT_CHARS),
      absence: absenceText(values, vehicle, switches, now),
    }),
    ...((hasRefused(values) || hasRefused(values['overrides'])) && { isIncomplete: true as const }),
  }
}
