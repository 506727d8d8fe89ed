import { bodyPlaceholderUrl, imageFactsOf } from '@/src/domain/images/studio-image'
import { spellColour } from '../normalize/location-and-colour'
import type { SiteLocation } from '@/src/domain/locations/location'
import { omitEmpty } from '@/src/domain/omit-empty'
import { regionOf } from '@/src/domain/locations/regions'
import { countPhotos } from '../vehicle/availability'
import { isCertified } from '../vehicle/certified'
import { withOverrides } from '../vehicle/overrides'
import type { Switches } from '@/src/domain/switches'
import { findFinanceEstimate } from '@/src/domain/finance/estimate'
import type { FinanceSwitches } from '@/src/domain/finance/financed-vehicle'
import { toEstimateFields } from '@/src/domain/finance/record-estimate'
import { toPriceBand, toPriceDollars, toWeeklyBand } from '../price/price'
import { computeRank } from './rank'
import { directFields } from '../fields/attribute-lists'
import { readField, type FieldAtPath } from '../fields/paths'
import { isOfKind, withCaravanPayload } from '../fields/kinds'
import { formatEngineSize } from '../vehicle/engine-size'
import type { DirectAttributes, StockRecord } from './search-record'
import type { ItemType, Vehicle } from '../vehicle/vehicle'

const itemTypePlurals: Readonly<Record<ItemType, string>> = {
  car: 'cars',
  motorcycle: 'motorcycles',
  truck: 'trucks',
  caravan: 'caravans',
}

const toUnixSeconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000)

const isReduced = (price: number | undefined, earlier: readonly (number | undefined)[]): true | undefined =>
  price !== undefined && earlier.some((one) => one !== undefined && one > price) ? true : undefined

const priceFields = (vehicle: Vehicle, finance: ReturnType<typeof toEstimateFields>) => {
  const offer = toPriceDollars(vehicle.offer_price_cents)
  const listed = toPriceDollars(vehicle.price_cents)
  const price = offer ?? listed
  const before = toPriceDollars(vehicle.before_price_cents)
  const subscription = vehicle.subscription_price_cents ?? 0
  return {
    price,
    before_price: before,
    reduced: isReduced(price, [before, listed]),
    offer_price: offer,
    subscription_price: subscription > 0 ? subscription / 100 : undefined,
    price_range: price === undefined ? undefined : toPriceBand(price),
    weekly_price_range: finance.weekly_price === undefined ? undefined : toWeeklyBand(finance.weekly_price),
    ...finance,
    ...vehicle.autograb_data,
  }
}

/** True for a value that feeds give where they know none, and for one that the vehicle's kind cannot have (SHP-06). */
const isMeaningless = (vehicle: Vehicle, value: unknown, { type, appliesTo }: FieldAtPath['field']): boolean =>
  value === undefined || (type === 'amount' && value === 0) || !isOfKind(vehicle, appliesTo)

const readDirectAttributes = (vehicle: Vehicle) => {
  const complete = withCaravanPayload(vehicle)
  return Object.fromEntries(
    directFields.flatMap((at) => {
      const value = readField(complete, at)
      return isMeaningless(complete, value, at.field) ? [] : [[at.attribute, value] as const]
    }),
  ) as DirectAttributes
}

/** The engine as cards show it. */
const engineField = (vehicle: Vehicle) =>
  vehicle.engine_size !== undefined && isOfKind(vehicle, 'combustion')
    ? { engine: formatEngineSize(vehicle, vehicle.engine_size) }
    : {}

const engineCapacityOf = (vehicle: Vehicle): number | undefined => {
  const litres = vehicle.engine_size_litres ?? vehicle.variant?.enginesize_litres
  return litres === undefined || !isOfKind(vehicle, 'combustion') ? undefined : Math.round(litres * 1000)
}

/** The fields of a vehicle's location that go into its record. */
export type RecordLocation = Pick<SiteLocation, 'name' | 'dealership_id' | 'dealership_slug'> & {
  readonly slug?: string
  readonly address: Pick<SiteLocation['address'], 'city' | 'state' | 'lat' | 'long'> & { readonly postcode?: string }
}

const toCoordinates = ({ lat, long }: RecordLocation['address']) =>
  lat === undefined || long === undefined ? undefined : { lat, lng: long }

/** Location fields for a vehicle whose own are missing. */
const locationFields = (location: RecordLocation) => ({
  location_name: location.name,
  dealership_id: location.dealership_id,
  dealership_slug: location.dealership_slug,
  dealership_name: location.name,
  city: location.address.city,
  state: location.address.state,
  region: regionOf(location.address.postcode),
  _geoloc: toCoordinates(location.address),
})

/** Decided here, so that browsers load no table of bodies for it. */
const findImageUrl = (vehicle: Vehicle): string => {
  const first = vehicle.images.find((image) => image.isVideo !== true)
  return first?.thumb_url ?? first?.url ?? bodyPlaceholderUrl(imageFactsOf(vehicle))
}

/** Switches that affect records: the certified make and the order by series. */
export type RecordRules = Pick<Switches['display'], 'certified_make'> & Pick<Switches['search'], 'series_order'>

export const toRecordRules = ({ display, search }: Pick<Switches, 'display' | 'search'>): RecordRules => ({
  certified_make: display.certified_make,
  series_order: search.series_order,
})

/** Input of a record besides the vehicle. */
export type RecordContext = {
  readonly tenantId: string
  readonly location?: RecordLocation | undefined
  /** Without them only the feed's own flag counts as certified, and the series does not affect the rank. */
  readonly rules?: RecordRules | undefined
  /**
   * The tenant's finance switches and the day on which vehicles' ages are computed; without them records have no
   * finance.
   */
  readonly finance?: { readonly switches: FinanceSwitches; readonly now: Date } | undefined
}

const computeEstimate = (vehicle: Vehicle, { location, finance }: RecordContext) =>
  finance && findFinanceEstimate(vehicle, finance.switches, finance.now, location)

/**
 * Converts a vehicle to its record in the search index (STK-04): overrides applied, money in dollars, a price never 0,
 * moments in unix seconds. `price` is the asking price (the offer, where there is one), so that filters and sorting
 * agree with the cards; the repayment is that of the vehicle's page (FIN-01). Equal input gives equal records.
 */
export const toSearchRecord = (stored: Vehicle, context: RecordContext): StockRecord => {
  const { tenantId, location, rules } = context
  const vehicle = withOverrides(stored)
  return omitEmpty({
    objectID: vehicle.id,
    tenant_id: tenantId,
    make_model: `${vehicle.make}:${vehicle.model}`,
    categories: [vehicle.car_type, itemTypePlurals[vehicle.item_type]],
    sold: vehicle.status === 'sold',
    certified: isCertified(vehicle, rules?.certified_make ?? ''),
    ...priceFields(vehicle, toEstimateFields(computeEstimate(vehicle, context))),
    ...(location ? omitEmpty(locationFields(location)) : {}),
    ...readDirectAttributes(vehicle),
    ...engineField(vehicle),
    engine_capacity: engineCapacityOf(vehicle),
    model_body: vehicle.simple_body && `${vehicle.item_type}:${vehicle.simple_body}:${vehicle.make}:${vehicle.model}`,
    colour: vehicle.colour === undefined ? undefined : spellColour(vehicle.colour),
    filtered_features: [...new Set(vehicle.features)],
    image_url: findImageUrl(vehicle),
    photos_count: countPhotos(vehicle),
    has_spin: vehicle.spin_images.length > 0,
    created_at: toUnixSeconds(vehicle.created_at),
    sold_date_timestamp: vehicle.sold_at === undefined ? undefined : toUnixSeconds(vehicle.sold_at),
    rank: computeRank(vehicle, rules?.series_order),
  })
}
