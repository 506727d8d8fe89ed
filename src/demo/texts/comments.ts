import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { Random } from '@/src/domain/random'

type Lines = readonly [string, ...string[]]

const openings: Lines = [
  'Here is a {year} {make} {model} that has been looked after.',
  'This {colour} {model} came to us from a local owner who knew every kilometre of it.',
  'If you have been waiting for the right {make} {model}, this may be the one.',
  'A tidy {year} {model} in {colour}, ready for its next driveway.',
  'Straight, honest and priced to move: our {badge} {model}.',
  'We liked this {model} the moment it rolled in.',
  'One owner, full service books and two keys.',
]
const newVehicleOpenings: Lines = [
  'Brand new and ready for delivery: the {year} {make} {model} {badge}.',
  'Just delivered in {colour}, with the plastic still on the seats.',
  'Be the first owner of this {model} {badge}.',
]
const conditionLines: Lines = [
  'Our workshop has been over it from the tyres up and replaced what it needed.',
  'The paint has the odd stone chip you would expect for {km} kilometres and nothing you would not.',
  'Tyres, brakes and battery were measured last week; ask us for the sheet.',
  'It drives as straight as it looks, and everything that should click, clicks.',
  'The service history is stamped and we have rung the workshops that stamped it.',
]
/** For caravans, which are not driven. As many lines as above, so that the other demo vehicles do not change. */
const caravanConditionLines: Lines = [
  'Our workshop has been over it from the coupling back and replaced what it needed.',
  'The walls are dry, the seals are sound and every hatch opens and shuts.',
  'Tyres, brakes and house battery were measured last week; ask us for the sheet.',
  'Every tap, light and burner works, and we will show you each of them.',
  'The service history is stamped and we have rung the workshops that stamped it.',
]
const useLines: Readonly<Record<ItemType, Lines>> = {
  car: [
    'It swallows a pram and the weekly shop without a fuss, and parks where you need it to.',
    'On the freeway it settles down and sips; around town it is light on its feet.',
    'There is room for tall people in both rows, which is rarer than you would think.',
    'The cabin is quiet enough to hear the children, for better or worse.',
    'It will tow the small boat, cross the wet paddock and still look right outside a restaurant.',
  ],
  truck: [
    'The body is square, the rails are straight and the load height suits a standard dock.',
    'Weights and axle limits are on this page; bring your load plan and we will go through it.',
    'It starts cold, idles flat and pulls cleanly through every gear.',
  ],
  motorcycle: [
    'It is happy in traffic and happier on the coast road with the tank full.',
    'Come and sit on it: the reach to the bars surprises most people.',
    'Chain, sprockets and pads have plenty left, and the tyres are matched.',
  ],
  caravan: [
    'The layout keeps the bed out of the way of the kettle, which matters by the second morning.',
    'We have filled the tanks, lit the stove and slept in it for a night to be sure.',
    'It tows level and quietly behind a mid-sized wagon; bring yours and we will hitch it up.',
  ],
}
const closings: Lines = [
  'Call or write to arrange a drive; we are open six days.',
  'Trade-ins are welcome and we will give you the figure in writing.',
  'Finance can be arranged on site for approved applicants.',
  'Interstate buyers are welcome: we will walk around it on video with you.',
  'It is on the yard now, but the good ones do not stay long.',
]

export type CommentFacts = Readonly<Record<'year' | 'make' | 'model' | 'badge' | 'colour' | 'km', string>>

const fillTemplate = (line: string, facts: CommentFacts): string =>
  line.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof CommentFacts] : placeholder,
  )

/** Creates dealer comments: none for some vehicles, a line or two for most, several paragraphs for others. */
export const createDealerComments = (
  random: Random,
  item: ItemType,
  isNew: boolean,
  facts: CommentFacts,
): string | undefined => {
  const kind = random.next()
  const conditions = item === 'caravan' ? caravanConditionLines : conditionLines
  if (kind < 0.12) return undefined
  const opening = fillTemplate(random.pick(isNew ? newVehicleOpenings : openings), facts)
  if (kind < 0.3) return opening
  const body = [...(isNew ? [] : [random.pick(conditions)]), random.pick(useLines[item])].map((line) =>
    fillTemplate(line, facts),
  )
  if (kind < 0.68) return [opening, ...body, random.pick(closings)].join(' ')
  const more = random.sample(useLines[item], 3).map((line) => fillTemplate(line, facts))
  const checks = random.sample(conditions, isNew ? 0 : 3).map((line) => fillTemplate(line, facts))
  return [[opening, ...checks].join(' '), more.join(' '), random.sample(closings, 3).join(' ')].join('\n\n')
}
