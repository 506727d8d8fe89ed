import type { CarType, FeedVehicle } from '@/src/domain/stock/vehicle'
import type { DemoModel } from './catalogue/model'
import { lenderExample } from './finance'
import { dayFrom, inventedPlate, inventedVin, momentFrom } from './identity'
import { colours, drawnBody, filmOf, hotspotsOf, panoramaOf, photosOf, spinOf } from './looks'
import { mechanicsOf } from './mechanics'
import type { DrawnColour } from './pictures'
import { weighted, type Random } from './random'
import type { DemoLocation, DemoStockSpec } from './stock-spec'
import { dealerComments } from './words/comments'
import { equipment } from './words/features'

export type Choice = {
  readonly model: DemoModel
  readonly badge: DemoModel['badges'][number]
  readonly car_type: CarType
  readonly location: DemoLocation
  readonly stocknum: string
}

type Context = { readonly random: Random; readonly spec: DemoStockSpec; readonly choice: Choice; readonly now: Date }

const yearOf = ({ random, spec, choice, now }: Context): number => {
  const thisYear = now.getUTCFullYear()
  const newest = Math.min(thisYear, choice.model.to)
  if (choice.car_type !== 'used') return newest - (choice.car_type === 'demo' && random.chance(0.3) ? 1 : 0)
  const oldest = Math.max(choice.model.from, thisYear - (spec.oldest ?? 10))
  // The lower of two random ages, since younger vehicles are more common.
  const age = Math.min(random.whole(0, newest - oldest), random.whole(0, newest - oldest))
  return newest - age
}

const yearly: Readonly<Record<DemoModel['item_type'], number>> = {
  car: 14_500,
  truck: 32_000,
  motorcycle: 4200,
  caravan: 0,
}

const kmOf = ({ random, choice, now }: Context, year: number): number | undefined => {
  if (choice.model.item_type === 'caravan') return undefined
  if (choice.car_type === 'new') return random.whole(4, 60)
  if (choice.car_type === 'demo') return random.whole(900, 9500)
  const years = now.getUTCFullYear() - year + 0.6
  return Math.round(years * yearly[choice.model.item_type] * (0.55 + random.next() * 0.9)) + random.whole(1, 97)
}

const priceOf = ({ random, choice }: Context, age: number, km: number): number => {
  const fresh = choice.badge.price
  if (choice.car_type === 'new') return fresh - random.whole(0, 4) * 250
  if (choice.car_type === 'demo') return Math.round((fresh * 0.93 - km * 0.05) / 500) * 500 - 10
  const expected = (age + 0.4) * yearly[choice.model.item_type]
  const wear = expected > 0 ? Math.max(-0.12, Math.min(0.14, ((expected - km) / expected) * 0.12)) : 0
  const kept = 0.87 * 0.895 ** age * (1 + wear) * (0.97 + random.next() * 0.06)
  return Math.max(2490, Math.round((fresh * kept) / 500) * 500 - random.whole(0, 2) * 5 - 10)
}

/** Market averages of a used vehicle, known for some. */
const marketOf = ({ random, choice }: Context, price: number): Pick<FeedVehicle, 'autograb_data'> => {
  if (choice.car_type !== 'used' || random.chance(0.3)) return {}
  const average_market_price = Math.round(price * (0.95 + random.next() * 0.12))
  if (random.chance(0.4)) return { autograb_data: { average_market_price } }
  const state_average_market_price = Math.round(price * (0.96 + random.next() * 0.11))
  return { autograb_data: { average_market_price, state_average_market_price } }
}

const lendersOf = ({ spec }: Context, price: number, age: number): Pick<FeedVehicle, 'finance_lenders'> =>
  spec.lender && age <= 12 && price >= 5000
    ? { finance_lenders: { [spec.lender.provider]: lenderExample(price, spec.lender) } }
    : {}

const moneyOf = (context: Context, year: number, km: number | undefined) => {
  const { random, spec, choice, now } = context
  const age = now.getUTCFullYear() - year
  const price = priceOf(context, age, km ?? 0)
  const reduced = choice.car_type !== 'new' && random.chance(0.18)
  return {
    price_cents: price * 100,
    price_type: spec.price_type,
    ...(reduced ? { before_price_cents: (price + random.whole(1, 5) * 500) * 100 } : {}),
    ...(spec.subscription ? { subscription_price_cents: Math.round(price / 230) * 100 } : {}),
    ...lendersOf(context, price, age),
    ...marketOf(context, price),
  }
}

/** Some used cars get a fictitious NVIC of six characters, derived from the VIN. */
const nvicOf = ({ car_type, model }: Context['choice'], vin: string) =>
  car_type === 'used' && model.item_type === 'car' && vin.endsWith('7') ? { nvic: vin.slice(-6) } : {}

const papersOf = ({ random, choice, now }: Context, year: number) => {
  const built =
    year === now.getUTCFullYear() ? Math.max(1, Math.min(now.getUTCMonth(), random.whole(1, 9))) : random.whole(1, 12)
  const month = String(built).padStart(2, '0')
  const registered = choice.car_type !== 'new'
  const plate = inventedPlate(random, choice.location.address.state)
  const vin = inventedVin(random)
  return {
    stocknum: choice.stocknum,
    vin,
    ...nvicOf(choice, vin),
    build_date: `${year}-${month}-01`,
    compliance_date: `${year}-${month}-15`,
    ...(registered
      ? {
          regplate: plate,
          rego: plate,
          rego_expiry: dayFrom(now, random.whole(-40, 360)),
        }
      : {}),
  }
}

const interiors = [
  'Black Cloth',
  'Black Leather',
  'Grey Cloth',
  'Tan Leather',
  'Charcoal Leather',
  'Ivory Leather',
] as const

const looksOf = ({ random, spec, choice }: Context, colour: string, paint: DrawnColour) => {
  const { item_type } = choice.model
  const body = drawnBody(choice.model.body)
  const images = photosOf(item_type, body, paint, random.whole(spec.photos[0], spec.photos[1]))
  const turns = images.length > 4 && random.chance(spec.spin)
  return {
    colour,
    ...(item_type === 'car' ? { interior_colour: random.pick(interiors) } : {}),
    images,
    ...filmOf(body, paint),
    spin_images: turns ? spinOf(body, paint) : [],
    ...(turns && item_type === 'car'
      ? {
          spin_interior_image: panoramaOf(body, paint),
          ...(random.chance(0.5) ? { hotspots: hotspotsOf(random) } : {}),
        }
      : {}),
  }
}

const placeOf = ({ slug, name, address, dealership_id, dealership_slug }: DemoLocation) => ({
  location_slug: slug,
  dealership_name: name,
  ...(dealership_id ? { dealership_id } : {}),
  ...(dealership_slug ? { dealership_slug } : {}),
  city: address.city,
  state: address.state,
  private_postcode: address.postcode,
})

const wordsOf = ({ random, choice }: Context, year: number, km: number | undefined, colour: string) => {
  const { make, model, item_type } = choice.model
  const pool = equipment[item_type]
  const level = Math.min(1, 0.35 + choice.badge.price / 160_000 + random.next() * 0.25)
  const comments = dealerComments(random, item_type, choice.car_type === 'new', {
    year: String(year),
    make,
    model,
    badge: choice.badge.name,
    colour,
    km: (km ?? 0).toLocaleString('en-AU'),
  })
  const features = random.sample(pool.slice(0, Math.ceil(pool.length * level)), Math.round(pool.length * level * 0.85))
  return {
    ...(comments ? { dealercomments: comments } : {}),
    features,
    standardEquipment: choice.car_type === 'used' ? [] : pool.slice(0, 12),
  }
}

/** Creates one vehicle; the choice, the day and the random source determine all of it. */
export const demoVehicle = (context: Context): FeedVehicle => {
  const { random, choice, now } = context
  const { make, model, item_type } = choice.model
  const year = yearOf(context)
  const km = kmOf(context, year)
  const [colour, paint] = weighted(random, colours) ?? (['White', 'white'] as const)
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
    ...mechanicsOf(choice.model, choice.badge.engine, random),
    ...moneyOf(context, year, km),
    ...papersOf(context, year),
    ...looksOf(context, colour, paint),
    ...wordsOf(context, year, km, colour),
    ...placeOf(choice.location),
    show_on_dealer_website: true,
    listed_at: momentFrom(now, -(random.next() ** 1.6) * 110),
  }
}
