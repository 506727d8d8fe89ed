import { carTypes, type CarType, type FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { commonCases, oddCases, type DemoSetting } from './cases'
import { catalogue, type DemoModel } from './catalogue/model'
import { toComingSoon } from './coming-soon'
import { createRandom, pickWeighted, type Random } from '@/src/domain/random'
import type { DemoGroup, DemoLocation, DemoStockSpec } from './stock-spec'
import { createDemoVehicle, type VehicleChoice } from './vehicle'

const listWeightedModels = (group: DemoGroup): readonly (readonly [DemoModel, number])[] =>
  catalogue
    .filter((model) => model.item_type === group.item_type)
    .flatMap((model): (readonly [DemoModel, number])[] => {
      const weight = group.models[`${model.make} ${model.model}`] ?? group.models[model.make]
      return weight === undefined ? [] : [[model, weight]]
    })

/** Only models still in production can be new. */
const pickCarType = (random: Random, group: DemoGroup, model: DemoModel, now: Date): CarType => {
  const isStillMade = model.to >= now.getUTCFullYear()
  const choices = carTypes.flatMap((type): (readonly [CarType, number])[] => {
    const weight = group.car_types[type]
    return weight === undefined || (type !== 'used' && !isStillMade) ? [] : [[type, weight]]
  })
  return pickWeighted(random, choices) ?? 'used'
}

const stockNumberPrefixes = { new: 'N', demo: 'D', used: 'U' } as const

const chooseVehicle = (
  random: Random,
  spec: DemoStockSpec,
  locations: readonly DemoLocation[],
  index: number,
  now: Date,
): VehicleChoice => {
  const group = pickWeighted(
    random,
    spec.groups.map((one) => [one, one.weight] as const),
  )
  const model = group && pickWeighted(random, listWeightedModels(group))
  const [first, ...rest] = locations.filter((location) => group?.locations.includes(location.slug))
  const [badge, ...badges] = model?.badges ?? []
  if (!group || !model || !first || !badge)
    throw new RangeError(`The demo stock ${spec.seed} names an unknown model or location.`)
  const car_type = pickCarType(random, group, model, now)
  return {
    model,
    badge: random.pick([badge, ...badges]),
    car_type,
    location: random.pick([first, ...rest]),
    stocknum: `${stockNumberPrefixes[car_type]}${String(10_000 + index * 7).slice(-5)}`,
  }
}

/**
 * Creates the stock of a demo tenant: equal spec, locations, day and masters give equal vehicles. The first vehicles get the
 * special cases. Throws RangeError when the spec names an unknown model or location.
 */
export const createDemoStock = (
  spec: DemoStockSpec,
  locations: readonly DemoLocation[],
  setting: DemoSetting,
): readonly FeedVehicle[] => {
  const { now } = setting
  const cases = [...commonCases, ...(spec.oddities ? oddCases : [])]
  return Array.from({ length: spec.count }, (_, index) => {
    const random = createRandom(`${spec.seed}/${index}`)
    const choice = chooseVehicle(random, spec, locations, index, now)
    const vehicle = createDemoVehicle({ ...setting, random, spec, choice })
    const adjusted = cases[index]?.(vehicle, setting) ?? vehicle
    // Beyond the special cases a few more are sold, reserved or coming soon.
    return index < cases.length ? adjusted : withRandomStatus(adjusted, random, now)
  })
}

const withRandomStatus = (vehicle: FeedVehicle, random: Random, now: Date): FeedVehicle => {
  const roll = random.next()
  if (roll < 0.03)
    return {
      ...vehicle,
      status: 'sold',
      sold_at: new Date(now.getTime() - random.next() * 6 * 86_400_000).toISOString(),
    }
  if (roll < 0.05) return { ...vehicle, reserved: true }
  if (roll < 0.09 && vehicle.car_type === 'new') return toComingSoon(vehicle)
  return vehicle
}
