import type { ItemType } from './choices'

/** The properties that decide the kind of a vehicle. */
export type KindProperties = {
  readonly item_type: ItemType
  readonly simple_body?: string
  readonly simple_fuel?: string
}

/** Bodies of cars that carry goods, or more people than a car does. */
export const commercialBodies: readonly string[] = ['Ute', 'Van', 'Cab Chassis', 'Commercial', 'Bus', 'Light Truck']

/** A prime mover pulls trailers and has no body to load. */
const PRIME_MOVER = /^prime mover$/iu

const isMotor = ({ item_type }: KindProperties): boolean => item_type !== 'caravan'
const carriesGoods = ({ item_type, simple_body = '' }: KindProperties): boolean =>
  (item_type === 'truck' && !PRIME_MOVER.test(simple_body)) ||
  (item_type === 'car' && commercialBodies.includes(simple_body))
const isPluggedIn = ({ simple_fuel = '' }: KindProperties): boolean =>
  /^(?:electric|plug-in hybrid)$/iu.test(simple_fuel)

/**
 * Kinds of vehicles that differ in their facts (SHP-06). An electric vehicle has no engine whose size or consumption
 * could be given, and a motorcycle no doors. A kind is true of every vehicle whose properties do not exclude it.
 */
const kinds = {
  motor: isMotor,
  car_or_truck: ({ item_type }) => item_type === 'car' || item_type === 'truck',
  /** Has a combustion engine, beside which there may be an electric one. */
  combustion: (vehicle) => isMotor(vehicle) && !/^electric$/iu.test(vehicle.simple_fuel ?? ''),
  /** Is charged at a plug: electric vehicles and plug-in hybrids. */
  plug_in: (vehicle) => isMotor(vehicle) && isPluggedIn(vehicle),
  /** Carries goods: trucks with a body, utes and vans. */
  goods: carriesGoods,
  load_carrier: (vehicle) => carriesGoods(vehicle) || !isMotor(vehicle),
  truck: ({ item_type }) => item_type === 'truck',
  prime_mover: ({ item_type, simple_body = '' }) => item_type === 'truck' && PRIME_MOVER.test(simple_body),
  motorcycle: ({ item_type }) => item_type === 'motorcycle',
  caravan: ({ item_type }) => item_type === 'caravan',
} as const satisfies Readonly<Record<string, (vehicle: KindProperties) => boolean>>

export type VehicleKind = keyof typeof kinds

/** True if the vehicle is of the kind; with `undefined`, of any vehicle. */
export const isOfKind = (vehicle: KindProperties, kind: VehicleKind | undefined): boolean =>
  kind === undefined || kinds[kind](vehicle)

type Masses = {
  readonly variant?: { readonly payload?: number }
  readonly caravan?: { readonly aggregate_trailer_mass?: number; readonly tare_weight?: number }
}

/** Adds the payload of a caravan that states only its masses: the aggregate trailer mass less the tare weight. */
export const withCaravanPayload = <V extends Masses>(vehicle: V): V => {
  const { aggregate_trailer_mass: atm = 0, tare_weight: tare = 0 } = vehicle.caravan ?? {}
  if (vehicle.variant?.payload || tare === 0 || atm <= tare) return vehicle
  return { ...vehicle, variant: { ...vehicle.variant, payload: atm - tare } }
}
