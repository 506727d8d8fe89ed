import { addDays, type Day } from '@/src/domain/time/days'
import { DAY_MS, HOUR_MS } from '@/src/domain/time/durations'
import { createRandom, pickWeighted, type Random } from '@/src/domain/random'
import { people, categories, messages, answeredStages, missingWords } from './texts/history'

/** A vehicle of a demo dealer, as far as its history needs it. */
export type HistoryVehicle = {
  readonly id: string
  readonly stocknum: string | null
  readonly make: string | null
  readonly model: string | null
  readonly car_type: string | null
  readonly location_id: string | null
}

/** Days of history: two periods of 30 days, so that each has one to compare with. */
const HISTORY_DAYS = 60
const LEADS_PER_DAY = 0.5
/** Vehicles with views; the others of a large stock have none. */
const MAX_VIEWED = 40

export type HistoryLead = {
  readonly category: string
  readonly stage: string
  readonly created_at: string
  readonly first_response_at: string | null
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly message: string | null
  readonly car_id: string
  readonly stock_number: string | null
  readonly vehicle_make: string | null
  readonly vehicle_model: string | null
  readonly car_type: string | null
  readonly location_id: string | null
}

export type DemoHistory = {
  readonly leads: readonly HistoryLead[]
  readonly views: readonly { readonly vehicle_id: string; readonly day: Day; readonly count: number }[]
  readonly zero_results: readonly { readonly words: string; readonly day: Day; readonly count: number }[]
}

const toEmail = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`

const createLead = (random: Random, vehicle: HistoryVehicle, at: number, now: number): HistoryLead => {
  const category = pickWeighted(random, categories) ?? 'Vehicle Enquiry'
  const isCall = category === 'Phone Call'
  const [name, phone] = random.pick(people)
  const isAnswered = !isCall && now - at > 2 * DAY_MS
  const responseMs = random.integer(4, 190) * 60_000
  return {
    category,
    stage: isAnswered ? (pickWeighted(random, answeredStages) ?? 'contacted') : 'new',
    created_at: new Date(at).toISOString(),
    first_response_at: isAnswered ? new Date(at + responseMs).toISOString() : null,
    ...(isCall
      ? { name: null, email: null, phone: null, message: null }
      : { name, email: toEmail(name), phone, message: random.pick(messages) }),
    car_id: vehicle.id,
    stock_number: vehicle.stocknum,
    vehicle_make: vehicle.make,
    vehicle_model: vehicle.model,
    car_type: vehicle.car_type,
    location_id: vehicle.location_id,
  }
}

/**
 * Creates the history of a demo dealer's last two months, so that the figures of its landing page can be judged
 * (STF-04): views of vehicles, leads with their answers, and searches without results. The same dealer, vehicles and
 * day always give the same history. `today` is the day of `now`.
 */
export const createDemoHistory = (
  slug: string,
  vehicles: readonly HistoryVehicle[],
  now: Date,
  today: Day,
): DemoHistory => {
  const random = createRandom(`${slug} history`)
  const [first, ...others] = random.sample(vehicles, MAX_VIEWED)
  if (first === undefined) return { leads: [], views: [], zero_results: [] }
  const viewed: readonly [HistoryVehicle, ...HistoryVehicle[]] = [first, ...others]
  // The newest half of the history has more views and leads than the older half.
  const days = Array.from({ length: HISTORY_DAYS }, (_, ago) => ({ ago, day: addDays(today, -ago) }))
  const views = viewed.flatMap((vehicle) => {
    const appeal = random.integer(1, 8)
    return days
      .map(({ ago, day }) => ({
        vehicle_id: vehicle.id,
        day,
        count: random.integer(0, ago < 30 ? appeal : appeal - 1),
      }))
      .filter(({ count }) => count > 0)
  })
  const leads = days.flatMap(({ ago }) =>
    random.chance(ago < 30 ? LEADS_PER_DAY + 0.1 : LEADS_PER_DAY)
      ? [
          createLead(
            random,
            random.pick(viewed),
            now.getTime() - ago * DAY_MS - random.integer(1, 9) * HOUR_MS,
            now.getTime(),
          ),
        ]
      : [],
  )
  const zero_results = missingWords.flatMap((words) =>
    random
      .sample(days.slice(0, 30), random.integer(1, 3))
      .map(({ day }) => ({ words, day, count: random.integer(1, 3) })),
  )
  return { leads, views, zero_results }
}
