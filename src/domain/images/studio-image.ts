import type { ItemType, Vehicle } from '../stock/vehicle/vehicle'
import { findSuvShape } from './suv-shapes'
import { isElectricModel } from './electric-models'
import { isSportsCoupe } from './sports-coupes'
import { placeholderUrl, type RenderedBody } from './rendered-images'
import { imagesOfBodies, defaultBodyOf } from './body-images'

const findImage = (body: string, kind: ItemType): RenderedBody | undefined =>
  Object.entries<RenderedBody>(imagesOfBodies[kind]).find(([name]) => name === body)?.[1]

/** Facts that decide the studio image of a vehicle, under the names of a search record. Models of makers state less. */
export type ImageFacts = {
  readonly body?: string | null | undefined
  readonly item_type?: ItemType | undefined
  readonly make?: string | undefined
  readonly model?: string | undefined
  readonly badge?: string | undefined
  readonly series?: string | undefined
  readonly fuel?: string | undefined
  readonly seats?: number | undefined
}

/** A stated fuel decides, because some models are sold with an engine too. */
const isElectric = (facts: ImageFacts): boolean =>
  facts.fuel === undefined ? isElectricModel(facts) : facts.fuel === 'Electric'

const SINGLE_CAB = /\b(?:single|regular|standard)[ -]?cab\b|\bs\/c(?:ab)?\b/iu
const LONGER_CAB =
  /\b(?:dual|double|crew|extra|extended|space|king|club|super|freestyle)[ -]?cab\b|\b[dx]\/c(?:ab)?\b/iu
/** A single cab has one row of seats: two, or three with a bench. */
const MAX_SINGLE_CAB_SEATS = 3

/** Returns if a ute's cab has one row of seats, undefined where nothing says so. */
const hasSingleCab = ({ model = '', badge = '', series = '', seats = 0 }: ImageFacts): boolean | undefined => {
  const name = `${model} ${badge} ${series}`
  if (SINGLE_CAB.test(name)) return true
  if (LONGER_CAB.test(name)) return false
  return seats > 0 ? seats <= MAX_SINGLE_CAB_SEATS : undefined
}

/** Rules of bodies that have several studio images: the other facts choose one. */
const choices: Readonly<Partial<Record<RenderedBody, (facts: ImageFacts) => RenderedBody>>> = {
  suv: (facts) => (isElectric(facts) ? 'electric-suv' : (findSuvShape(facts) ?? 'suv')),
  hatch: (facts) => (isElectric(facts) ? 'electric-hatch' : 'hatch'),
  coupe: (facts) => (isSportsCoupe(facts) ? 'sports-coupe' : 'coupe'),
  ute: (facts) => ((hasSingleCab(facts) ?? false) ? 'single-cab' : 'ute'),
  'single-cab': (facts) => ((hasSingleCab(facts) ?? true) ? 'single-cab' : 'ute'),
}

/**
 * Returns the studio image of a vehicle by its body as stock names it, such as `People Mover` (GAL-01), and by what else
 * is known; the one of its kind for an unknown body. Models of makers state no kind, so theirs is the first that has the
 * body.
 */
export const renderedBodyOf = (facts: ImageFacts): RenderedBody => {
  const { body, item_type } = facts
  const kinds = item_type === undefined ? (Object.keys(imagesOfBodies) as ItemType[]) : [item_type]
  const [found] = kinds.flatMap((kind) => findImage(body ?? '', kind) ?? [])
  return found === undefined ? defaultBodyOf(item_type) : (choices[found]?.(facts) ?? found)
}

/** Returns the placeholder of a vehicle without photos. */
export const bodyPlaceholderUrl = (facts: ImageFacts): string => placeholderUrl(renderedBodyOf(facts))

/** Returns the facts of a stored vehicle, so that its page shows the image of its card. */
export const imageFactsOf = ({
  simple_body: body,
  simple_fuel: fuel,
  ...vehicle
}: Omit<ImageFacts, 'body' | 'fuel'> & Pick<Vehicle, 'simple_body' | 'simple_fuel'>): ImageFacts => {
  const { item_type, make, model, badge, series, seats } = vehicle
  return { body, fuel, item_type, make, model, badge, series, seats }
}
