import type { StockRecord } from '@/src/domain/stock/search-record/search-record'

/** A seeded generator (mulberry32), so that every run measures the same stock. */
export const seededRandom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const makes =
  'Toyota Mazda Hyundai Kia Ford Mitsubishi Nissan Volkswagen Subaru Honda Isuzu BMW Audi Lexus Volvo Suzuki Renault Skoda Jeep Peugeot MG GWM LDV Chery BYD Tesla Polestar Genesis Porsche Mini'.split(
    ' ',
  )
const stems =
  'Corolla Hilux Ranger Triton Outlander Sportage Tucson Santafe Navara Pathfinder Golf Tiguan Forester Outback Civic Accord Dmax Mux Everest Puma Focus Swift Jimny Captur Octavia Wrangler Compass Haval Cannon Deliver Tiggo Atto Seal Model Macan Cayenne Cooper Countryman'.split(
    ' ',
  )
const syllables = 'ka ri to ne lo vi san dor mar tel gra nix pol er an us ica ora ium'.split(' ')
const features = Array.from({ length: 60 }, (_, i) => {
  const nouns = 'Seats,Camera,Sensors,Roof,Wheels,Headlights,Cruise Control,Airbags,Steering,Audio'.split(',')
  const kinds = ['Heated', 'Rear', 'Front', 'Adaptive', 'Electric', 'Leather']
  return `${kinds[Math.floor(i / 10)]} ${nouns[i % 10]}`
})
const colours =
  'White,Silver,Grey,Black,Blue,Red,Green,Orange,Brown,Yellow,Pearl White,Crystal Black,Graphite,Sonic Blue,Soul Red'.split(
    ',',
  )
const bodies = 'SUV,Ute,Sedan,Hatch,Wagon,Van,Coupe,Convertible,Cab Chassis,People Mover'.split(',')
const states = 'NSW,VIC,QLD,WA,SA,TAS,ACT,NT'.split(',')
const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

const generateWords = (random: () => number, count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      '',
    ),
  ).map((text) => text.charAt(0).toUpperCase() + text.slice(1))

export function* generateStock(count: number, tenantId: string, seed = 7): Generator<StockRecord> {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.7 * list.length)] as T
  const code = (length: number): string =>
    Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')
  const names = generateWords(random, 400)
  const models = makes.flatMap((make, m) =>
    Array.from({ length: 13 }, (_, i) => ({
      make,
      model: i < 2 ? (stems[(m * 2 + i) % stems.length] as string) : (names[(m * 11 + i) % 400] as string),
    })),
  )
  const badges = generateWords(random, 300)
  const cities = generateWords(random, 200)
  const dealers = Array.from({ length: 300 }, (_, i) => `${names[i]} ${makes[i % makes.length]} Motors`)
  for (let i = 0; i < count; i += 1) {
    const { make, model } = pick(models)
    const [badge, body, colour, dealer] = [pick(badges), pick(bodies), pick(colours), Math.floor(random() * 300)]
    const [year, price, km] = [
      2008 + Math.floor(Math.sqrt(random()) * 19),
      Math.round(4000 + random() ** 2 * 95000),
      Math.round(random() * 220000),
    ]
    const id = `veh-${String(i).padStart(7, '0')}-${code(4)}`
    const state = pick(states)
    yield {
      objectID: id,
      tenant_id: tenantId,
      slug: `${year}-${make}-${model}-${id}`.toLowerCase(),
      name: `${year} ${make} ${model} ${badge}`,
      year,
      make,
      model,
      make_model: `${make}:${model}`,
      badge,
      series: code(2),
      item_type: pick(['car', 'truck', 'motorcycle', 'caravan'] as const),
      categories: [pick(['used', 'demo', 'new'])],
      car_type: pick(['used', 'new', 'demo'] as const),
      status: 'in_stock',
      reserved: random() < 0.02,
      sold: random() < 0.05,
      certified: random() < 0.1,
      preorder: false,
      ...(random() < 0.97 && {
        price,
        price_range: `${Math.floor(price / 10000) * 10000}-${Math.floor(price / 10000 + 1) * 10000}`,
      }),
      price_type: 'drive_away',
      ...(random() < 0.3 && {
        weekly_price: Math.round(price / 200),
        weekly_price_range: `${Math.floor(price / 10000) * 50}-${Math.floor(price / 10000) * 50 + 50}`,
      }),
      km,
      body,
      fuel: pick(['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG']),
      transmission: pick(['Automatic', 'Manual']),
      drive: pick(['2WD', '4WD', 'AWD', 'FWD']),
      seats: pick([5, 7, 2, 8, 4]),
      doors: pick([5, 4, 2]),
      colour,
      engine: pick(['2.0L', '2.5L', '3.0L', '1.5L']),
      stocknum: `S${code(5)}`,
      vin: code(17),
      ...(random() < 0.1 && { tag: pick(['New arrival', 'Price drop', 'Ex demo']) }),
      filtered_features: [...new Set(Array.from({ length: 12 }, () => pick(features)))],
      location_id: `loc-${dealer}`,
      location_name: dealers[dealer] as string,
      dealership_id: `d-${dealer}`,
      dealership_slug: `dealer-${dealer}`,
      dealership_name: dealers[dealer] as string,
      city: cities[dealer % 200] as string,
      state,
      image_url: `https://images.example/${id}/1.jpg`,
      photos_count: Math.floor(random() * 30),
      views: Math.floor(random() * 500),
      show_on_dealer_website: true,
      has_spin: random() < 0.1,
      created_at: 1_750_000_000 + Math.floor(random() * 30_000_000),
      rank: Math.floor(random() * 1_000_000),
    }
  }
}

export const benchFacets =
  'badge body car_type categories certified city colour dealership_name drive filtered_features fuel item_type km make make_model model price price_range seats series state status transmission weekly_price_range year'.split(
    ' ',
  )

export type BenchQuery = {
  readonly text: string
  readonly refined: readonly { readonly facet: string; readonly values: readonly string[] }[]
  readonly ranges: readonly { readonly facet: string; readonly from: number; readonly to: number }[]
}

const misspell = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2))
  if (random() < 0.4) return word.slice(0, 2 + Math.floor(random() * (word.length - 1)))
  return random() < 0.5 ? word : word.slice(0, at) + 'x' + word.slice(at + 1)
}

/** Queries like those of a shopper's clicks: up to three refined facets, one or two values each, half with text. */
export const generateQueries = (count: number, stock: readonly StockRecord[], seed = 11): BenchQuery[] => {
  const random = seededRandom(seed)
  const refinable = [
    'make',
    'body',
    'colour',
    'fuel',
    'transmission',
    'state',
    'year',
    'drive',
    'seats',
    'filtered_features',
  ]
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: count }, () => {
    const facets = new Set(Array.from({ length: Math.floor(random() * 4) }, () => pick(refinable)))
    const refined = [...facets].map((facet) => ({
      facet,
      values: [
        ...new Set(
          Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
            const value = pick(stock)[facet as keyof StockRecord]
            return String(Array.isArray(value) ? pick(value as string[]) : value)
          }),
        ),
      ],
    }))
    const from = 5000 + Math.floor(random() * 30000)
    const ranges = random() < 0.3 ? [{ facet: 'price', from, to: from + 25000 }] : []
    const vehicle = pick(stock)
    const text =
      random() < 0.5
        ? ''
        : pick([
            [vehicle.make],
            [vehicle.make, vehicle.model],
            [vehicle.model],
            [vehicle.model, vehicle.badge ?? ''],
            [vehicle.colour ?? '', vehicle.make],
          ])
            .map((word) => misspell(word.toLowerCase(), random))
            .join(' ')
    return { text, refined, ranges }
  })
}
