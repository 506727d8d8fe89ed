import type shapes from './body-shapes.json'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { LogoHref } from './logo'

/** Side views of body types, drawn in `/marks/bodies.svg`: path data of `@mdi/svg` (Apache-2.0). */
type BodyShape = keyof typeof shapes

const bodyPatterns: readonly (readonly [RegExp, BodyShape])[] = [
  [/caravan|camper|pop.?top/i, 'caravan'],
  [/motor.?cycle|bike|cruiser|naked|adventure|scooter|enduro|tourer|^sport$/i, 'motorcycle'],
  [/truck|prime mover|rigid|tipper|tray|pantech|curtain|cab.?chassis/i, 'truck'],
  [/ute|pick.?up|dual.?cab/i, 'ute'],
  [/people/i, 'people'],
  [/van|bus/i, 'van'],
  [/conv|cabrio|roadster/i, 'convertible'],
  [/coupe|sport/i, 'coupe'],
  [/suv|wagon|estate/i, 'wagon'],
  [/hatch/i, 'hatch'],
]

/** The side view of a dealer that sells one kind of vehicle, none of which are cars: its bodies look alike. */
const kindShapes: Readonly<Record<string, BodyShape>> = {
  caravan: 'caravan',
  motorcycle: 'motorcycle',
  truck: 'truck',
} satisfies Record<Exclude<ItemType, 'car'>, BodyShape>

/** Returns the side view that matches a body's name; a sedan if none does. */
const findBodyShape = (body: string): BodyShape => bodyPatterns.find(([word]) => word.test(body))?.[1] ?? 'sedan'

/** Returns the address of a body's side view; `itemTypes` are those that the dealer sells. */
export const bodyIconHref = (body: string, [first = 'car', ...others]: readonly string[]): LogoHref =>
  `/marks/bodies.svg#${(others.length === 0 ? kindShapes[first] : undefined) ?? findBodyShape(body)}`
