import type { FeedVehicle, ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { Random } from '@/src/domain/random'
import { indefiniteArticle } from '@/src/domain/text/indefinite-article'
import { bodyLines, type BodyGroup } from './body-lines'

/** Lists of one kind have the same length, so that another body or condition leaves the other demo vehicles as they are. */
type Three = readonly [string, string, string]
type Five = readonly [...Three, string, string]
type Seven = readonly [...Five, string, string]

const openings: Seven = [
  'A {year} {make} {model} that has been looked after.',
  'This {colour} {model} came to us from a local owner with every service recorded.',
  'If you have been waiting for the right {make} {model}, come and see this one.',
  'A tidy {year} {model} in {colour}, ready for its next driveway.',
  'Straight, honest and priced to sell: our {badge} {model}.',
  'A {model} {badge} with a history you can read from the first page to the last.',
  'One owner, full service books and two keys.',
]
const truckOpenings: Seven = [
  'A {year} {make} {model} that has been looked after.',
  'This {colour} {model} came to us from a local operator with every service recorded.',
  'If you have been waiting for the right {make} {model}, come and see this one.',
  'A tidy {year} {model} in {colour}, ready for its next job.',
  'Straight, honest and priced to sell: our {badge} {model}.',
  'A {model} {badge} with a history you can read from the first page to the last.',
  'One owner, full service books and two keys.',
]
const caravanOpenings: Seven = [
  'A {year} {make} {model} that has been kept under cover.',
  'This {model} came to us from a local couple who are buying a smaller van.',
  'If you have been waiting for the right {make}, come and see this one.',
  'A tidy {year} {model}, ready for its next trip.',
  'Straight, dry and priced to sell: our {badge} {model}.',
  'A {model} {badge} with its handbooks and receipts in the drawer.',
  'One owner, and every service stamped.',
]
const newOpenings: Three = [
  'Brand new and ready for delivery: the {year} {make} {model} {badge}.',
  'Just delivered in {colour}, and still in its wrapping.',
  'Be the first owner of this {model} {badge}.',
]
const conditionLines: Five = [
  'Our workshop has been over it from the tyres up and replaced what it needed.',
  'The paint has the odd stone chip you would expect for {km} kilometres and no more.',
  'Tyres, brakes and battery were measured last week; ask us for the sheet.',
  'It drives straight and stops straight, and everything on the dash works.',
  'The service history is stamped, and we have rung the workshops that stamped it.',
]
const caravanConditionLines: Five = [
  'Our workshop has been over it from the coupling back and replaced what it needed.',
  'The walls are dry, the seals are sound and every hatch opens and shuts.',
  'Tyres, brakes and house battery were measured last week; ask us for the sheet.',
  'Every tap, light and burner works, and we will show you each of them.',
  'The service history is stamped, and we have rung the workshops that stamped it.',
]
const closings: Five = [
  'Call or write to arrange a drive; we are open six days.',
  'Trade-ins are welcome and we will give you the figure in writing.',
  'Finance can be arranged on site for approved applicants.',
  'Interstate buyers are welcome: we will walk around it on video with you.',
  'It is at the dealership now, so come and see it in daylight.',
]
const motorcycleConditionLines: Five = [
  'Our workshop has been over it from the tyres up and replaced what it needed.',
  'The paint has the odd stone chip you would expect for {km} kilometres and no more.',
  'Tyres, brakes and battery were measured last week; ask us for the sheet.',
  'It tracks straight and stops straight, and every light and switch works.',
  'The service history is stamped, and we have rung the workshops that stamped it.',
]
const [, ...otherClosings] = closings
const motorcycleClosings: Five = ['Call or write to arrange a ride; we are open six days.', ...otherClosings]
const caravanClosings: Five = ['Call or write to arrange a look inside; we are open six days.', ...otherClosings]

const groupOfBody: Readonly<Record<string, BodyGroup>> = {
  ...Object.fromEntries(['SUV', 'Wagon', 'People Mover'].map((body) => [body, 'family'])),
  ...Object.fromEntries(['Ute', 'Van', 'Cab Chassis', 'Bus', 'Commercial'].map((body) => [body, 'work'])),
  ...Object.fromEntries(['Coupe', 'Convertible'].map((body) => [body, 'sports'])),
}

const groupOfTruckBody: Readonly<Record<string, BodyGroup>> = {
  'Prime Mover': 'primeMover',
  Tray: 'tray',
  Tipper: 'tipper',
  Pantech: 'pantech',
}

/** Groups of new vehicles, whose lines name no wear. */
const newGroups: Partial<Readonly<Record<BodyGroup, BodyGroup>>> = {
  sports: 'newSports',
  motorcycle: 'newMotorcycle',
  camperTrailer: 'newCamperTrailer',
  caravan: 'newCaravan',
}

const usedGroupOf = (item: ItemType, body: string): BodyGroup => {
  if (item === 'car') return groupOfBody[body] ?? 'city'
  if (item === 'truck') return groupOfTruckBody[body] ?? 'truck'
  return body === 'Camper Trailer' ? 'camperTrailer' : item
}

const groupOf = (item: ItemType, body: string, isNew: boolean): BodyGroup => {
  const group = usedGroupOf(item, body)
  return (isNew && newGroups[group]) || group
}

export type CommentFacts = Readonly<Record<'year' | 'make' | 'model' | 'badge' | 'colour' | 'km', string>>

const toFactName = (facts: CommentFacts, name: string): keyof CommentFacts | undefined =>
  Object.hasOwn(facts, name) ? (name as keyof CommentFacts) : undefined

/** Fills the placeholders of a line; an “a” before one becomes “an” where the fact's sound needs it: “An i30 Elite”. */
export const fillTemplate = (line: string, facts: CommentFacts): string =>
  line.replace(/(?:\b([Aa]) )?\{(\w+)\}/g, (whole, article: string | undefined, name: string) => {
    const fact = toFactName(facts, name)
    if (fact === undefined) return whole
    const value = facts[fact]
    return article === undefined ? value : `${article}${indefiniteArticle(value).slice(1)} ${value}`
  })

/** A camper trailer is towed like a caravan, and never called a van. */
const camperTrailerOpenings: Seven = [
  'A {year} {make} {model} that has been kept under cover.',
  'This {model} came to us from a local couple who are moving up to a caravan.',
  'If you have been waiting for the right {make}, come and see this one.',
  'A tidy {year} {model}, ready for its next trip.',
  'Straight, dry and priced to sell: our {badge} {model}.',
  'A {model} {badge} with its handbooks and receipts in the drawer.',
  'One owner, and every service stamped.',
]

const openingsOfItem: Readonly<Record<ItemType, Seven>> = {
  car: openings,
  truck: truckOpenings,
  motorcycle: openings,
  caravan: caravanOpenings,
}

const openingsOf = (item: ItemType, body: string, isNew: boolean): Three | Seven => {
  if (isNew) return newOpenings
  if (body === 'Camper Trailer') return camperTrailerOpenings
  return openingsOfItem[item]
}

const conditionsOf: Readonly<Record<ItemType, Five>> = {
  car: conditionLines,
  truck: conditionLines,
  motorcycle: motorcycleConditionLines,
  caravan: caravanConditionLines,
}
const closingsOf: Readonly<Record<ItemType, Five>> = {
  car: closings,
  truck: closings,
  motorcycle: motorcycleClosings,
  caravan: caravanClosings,
}

/**
 * Creates dealer comments that fit the kind, body and condition: none for some vehicles, a line or two for most, several
 * paragraphs for others.
 */
export const createDealerComments = (
  random: Random,
  { item_type: item, car_type, body }: Pick<FeedVehicle, 'item_type' | 'car_type'> & { readonly body: string },
  facts: CommentFacts,
): string | undefined => {
  const isNew = car_type === 'new'
  const kind = random.next()
  const conditions = conditionsOf[item]
  const ends = closingsOf[item]
  const uses = bodyLines[groupOf(item, body, isNew)]
  const fill = (lines: readonly string[]): readonly string[] => lines.map((line) => fillTemplate(line, facts))
  if (kind < 0.12) return undefined
  const opening = fillTemplate(random.pick<string>(openingsOf(item, body, isNew)), facts)
  if (kind < 0.3) return opening
  const lines = fill([...(isNew ? [] : [random.pick<string>(conditions)]), random.pick<string>(uses)])
  if (kind < 0.68) return [opening, ...lines, random.pick<string>(ends)].join(' ')
  const more = fill(random.sample(uses, 3))
  const checks = fill(random.sample(conditions, isNew ? 0 : 3))
  return [[opening, ...checks].join(' '), more.join(' '), random.sample(ends, 3).join(' ')].join('\n\n')
}
