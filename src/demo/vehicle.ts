import { renderedBodyOf } from '@/src/domain/images/studio-image'
import type { CarType, FeedVehicle, VehicleImage } from '@/src/domain/stock/vehicle/vehicle'
import type { DemoModel } from './catalogue/model'
import { createLenderExample } from './finance'
import { dateInDays, createPlate, createVin, timestampInDays } from './identity'
import { demoColours, videoFieldOf, panoramaUrlOf, listPhotos, listSpinFrames } from '@/src/domain/images/rendered-body'
import { createMechanics } from './mechanics'
import { createHotspots } from '@/src/domain/images/demo-hotspots'
import type { RenderedBody, RenderedColour } from '@/src/domain/images/rendered-images'
import type { VehicleMasters } from '@/src/domain/images/vehicle-masters'
import { pickWeighted, type Random } from '@/src/domain/random'
import type { DemoLocation, DemoStockSpec } from './stock-spec'
import { createDealerComments } from './texts/comments'
import { equipmentByItemType } from './texts/features'
import { fitsVehicle } from './fits-vehicle'
import { formatInteger } from '@/src/domain/text/numbers'

export type VehicleChoice = {
  readonly model: DemoModel
  readonly badge: DemoModel['badges'][number]
  readonly car_type: CarType
  readonly location: DemoLocation
  readonly stocknum: string
}

type DemoContext = {
  readonly random: Random
  readonly spec: DemoStockSpec
  readonly choice: VehicleChoice
  readonly now: Date
  readonly masters: VehicleMasters
}

const pickYear = ({ random, spec, choice, now }: DemoContext): number => {
  const thisYear = now.getUTCFullYear()
  const newest = Math.min(thisYear, choice.model.to)
  const first = choice.badge.from ?? choice.model.from
  if (choice.car_type !== 'used')
    return Math.max(first, newest - (choice.car_type === 'demo' && random.chance(0.3) ? 1 : 0))
  const oldest = Math.max(choice.model.from, thisYear - (spec.oldest ?? 10))
  // The lower of two random ages, since younger vehicles are more common.
  const age = Math.min(random.integer(0, newest - oldest), random.integer(0, newest - oldest))
  return Math.max(first, newest - age)
}

const yearlyKilometres: Readonly<Record<DemoModel['item_type'], number>> = {
  car: 14_500,
  truck: 32_000,
  motorcycle: 4200,
  caravan: 0,
}

const pickKilometres = ({ random, choice, now }: DemoContext, year: number): number | undefined => {
  if (choice.model.item_type === 'caravan') return undefined
  if (choice.car_type === 'new') return random.integer(4, 60)
  if (choice.car_type === 'demo') return random.integer(900, 9500)
  const years = now.getUTCFullYear() - year + 0.6
  return (
    Math.round(years * yearlyKilometres[choice.model.item_type] * (0.55 + random.next() * 0.9)) + random.integer(1, 97)
  )
}

const pickPrice = ({ random, choice }: DemoContext, age: number, km: number): number => {
  const newPrice = choice.badge.price
  if (choice.car_type === 'new') return newPrice - random.integer(0, 4) * 250
  if (choice.car_type === 'demo') return Math.round((newPrice * 0.93 - km * 0.05) / 500) * 500 - 10
  const expected = (age + 0.4) * yearlyKilometres[choice.model.item_type]
  const wear = expected > 0 ? Math.max(-0.12, Math.min(0.14, ((expected - km) / expected) * 0.12)) : 0
  const retainedShare = 0.87 * 0.895 ** age * (1 + wear) * (0.97 + random.next() * 0.06)
  return Math.max(2490, Math.round((newPrice * retainedShare) / 500) * 500 - random.integer(0, 2) * 5 - 10)
}

/** Market averages of a used vehicle, known for some. */
const createMarketData = ({ random, choice }: DemoContext, price: number): Pick<FeedVehicle, 'autograb_data'> => {
  if (choice.car_type !== 'used' || random.chance(0.3)) return {}
  const average_market_price = Math.round(price * (0.95 + random.next() * 0.12))
  if (random.chance(0.4)) return { autograb_data: { average_market_price } }
  const state_average_market_price = Math.round(price * (0.96 + random.next() * 0.11))
  return { autograb_data: { average_market_price, state_average_market_price } }
}

const createLenders = ({ spec }: DemoContext, price: number, age: number): Pick<FeedVehicle, 'finance_lenders'> =>
  spec.lender && age <= 12 && price >= 5000
    ? { finance_lenders: { [spec.lender.provider]: createLenderExample(price, spec.lender) } }
    : {}

const createPrices = (context: DemoContext, year: number, km: number | undefined) => {
  const { random, spec, choice, now } = context
  const age = now.getUTCFullYear() - year
  const price = pickPrice(context, age, km ?? 0)
  const reduced = choice.car_type !== 'new' && random.chance(0.18)
  return {
    price_cents: price * 100,
    price_type: spec.price_type,
    ...(reduced ? { before_price_cents: (price + random.integer(1, 5) * 500) * 100 } : {}),
    ...(spec.subscription ? { subscription_price_cents: Math.round(price / 230) * 100 } : {}),
    ...createLenders(context, price, age),
    ...createMarketData(context, price),
  }
}

/** Some used cars get a fictitious NVIC of six characters, derived from the VIN. */
const createNvic = ({ car_type, model }: DemoContext['choice'], vin: string) =>
  car_type === 'used' && model.item_type === 'car' && vin.endsWith('7') ? { nvic: vin.slice(-6) } : {}

/** No registration expires soon, so that it is still valid when a demo has been open for two months. */
const MIN_REGISTERED_DAYS = 60

const createRegistration = ({ random, now }: Pick<DemoContext, 'random' | 'now'>, plate: string) => {
  const days = random.integer(-40, 360)
  return { rego_expiry: dateInDays(now, days < MIN_REGISTERED_DAYS ? days + 300 : days), regplate: plate, rego: plate }
}

const createIdentity = ({ random, choice, now }: DemoContext, year: number) => {
  const buildMonth =
    year === now.getUTCFullYear()
      ? Math.max(1, Math.min(now.getUTCMonth(), random.integer(1, 9)))
      : random.integer(1, 12)
  const month = String(buildMonth).padStart(2, '0')
  const isRegistered = choice.car_type !== 'new'
  const plate = createPlate(random, choice.location.address.state)
  const vin = createVin(random)
  return {
    stocknum: choice.stocknum,
    vin,
    ...createNvic(choice, vin),
    build_date: `${year}-${month}-01`,
    compliance_date: `${year}-${month}-15`,
    ...(isRegistered ? createRegistration({ random, now }, plate) : {}),
  }
}

const interiorColours = [
  'Black Cloth',
  'Black Leather',
  'Grey Cloth',
  'Tan Leather',
  'Charcoal Leather',
  'Ivory Leather',
] as const

/** Photos of the cabin, by the end of their address. */
const INTERIOR_PHOTO = /\/(?:interior|seats)\.webp$/

/** Marks the photos of the cabin. None is marked as damage, because no demo photo shows any. */
const markPhotos = (images: readonly VehicleImage[], { choice: { model } }: DemoContext): readonly VehicleImage[] =>
  model.item_type === 'car'
    ? images.map((image) => (INTERIOR_PHOTO.test(image.url) ? { ...image, category: 'interior' } : image))
    : images

const createInterior = (
  { random, masters }: DemoContext,
  body: RenderedBody,
  paint: RenderedColour,
): Pick<FeedVehicle, 'spin_interior_image' | 'hotspots'> => ({
  spin_interior_image: panoramaUrlOf(body, paint),
  ...(random.chance(0.5) ? { hotspots: createHotspots(masters, body, random) } : {}),
})

const createImages = (context: DemoContext, colour: string, paint: RenderedColour) => {
  const { random, spec, choice, masters } = context
  const { item_type } = choice.model
  const { name: badge, engine } = choice.badge
  const body = renderedBodyOf({ ...choice.model, badge, fuel: engine?.fuel })
  const count = random.integer(spec.photos[0], spec.photos[1])
  const images = listPhotos(masters, { item: item_type, body, colour: paint }, count)
  const isSurveyed = images.length > 4 && random.chance(spec.spin)
  return {
    colour,
    ...(item_type === 'car' ? { interior_colour: random.pick(interiorColours) } : {}),
    images: spec.photo_categories ? markPhotos(images, context) : images,
    ...videoFieldOf(body, paint),
    spin_images: isSurveyed ? listSpinFrames(masters, body, paint) : [],
    ...(isSurveyed && item_type === 'car' ? createInterior(context, body, paint) : {}),
  }
}

const toLocationFields = ({ slug, name, address, dealership_id, dealership_slug }: DemoLocation) => ({
  location_slug: slug,
  dealership_name: name,
  ...(dealership_id ? { dealership_id } : {}),
  ...(dealership_slug ? { dealership_slug } : {}),
  city: address.city,
  state: address.state,
  private_postcode: address.postcode,
})

const createTexts = ({ random, choice }: DemoContext, year: number, km: number | undefined, colour: string) => {
  const { make, model, item_type } = choice.model
  const pool = equipmentByItemType[item_type]
  const level = Math.min(1, 0.35 + choice.badge.price / 160_000 + random.next() * 0.25)
  const comments = createDealerComments(
    random,
    { item_type, car_type: choice.car_type, body: choice.model.body },
    {
      year: String(year),
      make,
      model,
      badge: choice.badge.name,
      colour,
      km: formatInteger(km ?? 0),
    },
  )
  const drawn = random.sample(pool.slice(0, Math.ceil(pool.length * level)), Math.round(pool.length * level * 0.85))
  const features = drawn.filter((feature) => fitsVehicle(feature, choice.model))
  return {
    ...(comments ? { dealercomments: comments } : {}),
    features,
    standardEquipment:
      choice.car_type === 'used' ? [] : pool.filter((feature) => fitsVehicle(feature, choice.model)).slice(0, 12),
  }
}

/** Creates one vehicle; the choice, the day and the random source determine all of it. */
export const createDemoVehicle = (context: DemoContext): FeedVehicle => {
  const { random, choice, now } = context
  const { make, model, item_type } = choice.model
  const year = pickYear(context)
  const km = pickKilometres(context, year)
  const [colour, paint] = pickWeighted(random, demoColours) ?? (['White', 'white'] as const)
  const series = item_type === 'truck' ? choice.badge.name.toLowerCase() : undefined
  return {
    key: choice.stocknum,
    year,
    make,
    model,
    badge: choice.badge.name,
    ...(series && ['duo', 'city', 'sport'].includes(series) ? { series } : {}),
    item_type,
    car_type: choice.car_type,
    status: 'in_stock',
    reserved: false,
    certified: choice.car_type === 'used' && make === 'Porsche' && random.chance(0.7),
    preorder: false,
    ...(km === undefined ? {} : { km }),
    ...createMechanics(choice.model, choice.badge, random),
    ...createPrices(context, year, km),
    ...createIdentity(context, year),
    ...createImages(context, colour, paint),
    ...createTexts(context, year, km, colour),
    ...toLocationFields(choice.location),
    show_on_dealer_website: true,
    listed_at: timestampInDays(now, -(random.next() ** 1.6) * 110),
  }
}
