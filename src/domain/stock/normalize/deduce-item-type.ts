import type { ItemType } from '../vehicle/vehicle'
import { simpleBodies, toSimpleBody } from './body'
import { toKnownText, toMatchKey } from './text'

/** Values of a row that show the kind of its vehicle, as the file has them. */
export type KindClues = {
  readonly body?: string | undefined
  readonly make?: string | undefined
  /** Gross vehicle mass in kilograms. */
  readonly gvm?: number | undefined
}

/** A kind other than car, and the clue it follows from, in words for staff. */
export type DeducedKind = { readonly kind: Exclude<ItemType, 'car'>; readonly because: string }

/** Bodies that only one kind has. The first that matches wins: a motorhome on a truck is a motorhome. */
const bodyRules = [
  [/caravan|camper|motor.?home|pop.?top|(?:fifth|5th).?wheel/iu, 'caravan'],
  [
    /prime.?mover|pan.?tec|curtain.?side|taut.?liner|\btipper\b|tilt.?tray|(?<!light )(?<!pick.?up )\btruck\b/iu,
    'truck',
  ],
  [/motor.?(?:cycle|bike)|\bscooter\b|\bnaked\b|\benduro\b|moto.?cross|\b(?:dirt|road|trail).?bike\b/iu, 'motorcycle'],
] as const

const toKeys = (makes: readonly string[]): ReadonlySet<string> => new Set(makes.map(toMatchKey))

/** Makes that sell one kind only. Honda, BMW, Isuzu and Iveco sell several, so their make says nothing. */
const makesOfOneKind = [
  [
    toKeys([
      ...['Aprilia', 'Benelli', 'BSA', 'CFMOTO', 'Ducati', 'GasGas', 'Harley-Davidson', 'Husqvarna', 'Indian'],
      ...['Kawasaki', 'KTM', 'Moto Guzzi', 'MV Agusta', 'Royal Enfield', 'Sherco', 'Triumph', 'Vespa', 'Yamaha'],
    ]),
    'motorcycle',
  ],
  [toKeys(['DAF', 'Freightliner', 'Fuso', 'Hino', 'Kenworth', 'Mack', 'Scania', 'UD Trucks', 'Western Star']), 'truck'],
  [
    toKeys(['Avida', 'Bushtracker', 'Coromal', 'Goldstream', 'Jayco', 'Kokoda', 'Sunliner', 'Winnebago', 'Zone RV']),
    'caravan',
  ],
] as const

const findKindOfMake = (make: string) => makesOfOneKind.find(([keys]) => keys.has(toMatchKey(make)))?.[1]

/** True for a make that is known to sell one kind of vehicle only. */
export const sellsOneKind = (make: string): boolean => findKindOfMake(make) !== undefined

/** Bodies on which a truck is built too, so that the mass decides. */
const bodiesByMass: ReadonlySet<string> = new Set(['Cab Chassis', 'Ute', 'Commercial'])

/** Heavier vehicles need a truck licence. */
const MAX_CAR_GVM_KG = 4500

const findByBody = (body: string): DeducedKind | undefined => {
  // The cab of a ute is none of a truck: “Pickup truck” and “Light truck” are bodies of cars.
  const kind = bodyRules.find(([pattern]) => pattern.test(body))?.[1]
  return kind && { kind, because: `the body “${body}”` }
}

/** Bodies that a car and another kind share; a caravan is called a van, too. */
const sharedBodies: Readonly<Partial<Record<ItemType, ReadonlySet<string>>>> = {
  truck: bodiesByMass,
  caravan: new Set(['Van']),
}

/** Any other body of a car excludes the make's kind: a Triumph convertible is no motorcycle. */
const findByMake = (make: string, simpleBody: string): DeducedKind | undefined => {
  const kind = findKindOfMake(make)
  if (kind === undefined) return undefined
  const isCarBody = simpleBodies.includes(simpleBody) && sharedBodies[kind]?.has(simpleBody) !== true
  return isCarBody ? undefined : { kind, because: `the make “${make}”` }
}

const findByMass = (gvm: number, simpleBody: string): DeducedKind | undefined =>
  gvm > MAX_CAR_GVM_KG && (simpleBody === '' || bodiesByMass.has(simpleBody))
    ? { kind: 'truck', because: 'a gross vehicle mass above 4.5 t' }
    : undefined

/**
 * Deduces what a vehicle is if its file names no class (STK-02): from a body that only one kind has, from a make that
 * sells one kind only, and from a mass above that of a car's licence on a body that could be either. Undefined for all
 * others, which are cars.
 */
export const deduceItemType = ({ body = '', make = '', gvm = 0 }: KindClues): DeducedKind | undefined => {
  const text = toKnownText(body) ?? ''
  const simpleBody = toSimpleBody(text) ?? ''
  return findByBody(text) ?? findByMake(make.trim(), simpleBody) ?? findByMass(gvm, simpleBody)
}
