import type { ItemType } from '../stock/vehicle/vehicle'
import { bodiesByKind, spinViews, type RenderedBody } from './rendered-images'

/**
 * Studio masters: pictures of bodies that take any colour when served (decision 28). Which there are follows from the
 * files in `assets/vehicle-masters` and from nothing else.
 */

/** Masters by the name of their file without its ending, `{body}-{view}`. */
export type VehicleMasters = ReadonlySet<string>

const MASTER_FILE = /^([a-z-]+-\d{3})\.webp$/

export const toVehicleMasters = (files: readonly string[]): VehicleMasters =>
  new Set(files.flatMap((file) => MASTER_FILE.exec(file)?.[1] ?? []))

/** Views that every body of a kind needs before the kind is shown by masters: the best ones of both sides. */
export const essentialViews: readonly string[] = ['030', '090', '150', '210', '330', '270']

/** Photos of a studio vehicle in a dealer's usual order: the best view, then all round. */
const photoViews: readonly string[] = [
  ...['030', '090', '150', '180', '210', '330'],
  ...['000', '270', '060', '120', '300', '240'],
]

/** A body is symmetric, so the right side is the master of the left side mirrored. */
export type MasterView = { readonly name: string; readonly mirrored: boolean }

export const masterViewOf = (body: RenderedBody, view: string): MasterView => {
  const angle = Number(view)
  const mirrored = angle > 180
  return { name: `${body}-${String(mirrored ? 360 - angle : angle).padStart(3, '0')}`, mirrored }
}

export const hasMaster = (masters: VehicleMasters, body: RenderedBody, view: string): boolean =>
  masters.has(masterViewOf(body, view).name)

/**
 * True if the vehicles of a kind are shown by studio masters: once every body of the kind has the essential views. A list
 * of one kind must never mix studio images with drawn ones.
 */
export const isStudioKind = (masters: VehicleMasters, kind: ItemType): boolean =>
  bodiesByKind[kind].every((body) => essentialViews.every((view) => hasMaster(masters, body, view)))

/** Lists the views of a body that its photos can show, in their order. */
export const listStudioViews = (masters: VehicleMasters, body: RenderedBody): readonly string[] =>
  photoViews.filter((view) => hasMaster(masters, body, view))

const isOfKind = (kind: ItemType, body: RenderedBody): boolean =>
  (bodiesByKind[kind] as readonly RenderedBody[]).includes(body)

const kinds = Object.keys(bodiesByKind) as readonly ItemType[]

export const isStudioBody = (masters: VehicleMasters, body: RenderedBody): boolean =>
  kinds.some((kind) => isOfKind(kind, body) && isStudioKind(masters, kind))

/** True if a body can turn smoothly: it has a master for every frame of a spin. */
export const hasSpinMasters = (masters: VehicleMasters, body: RenderedBody): boolean =>
  spinViews.every((view) => hasMaster(masters, body, view))

/** The angle of a close-up, for which there is no master. */
const closeUpAngles: Readonly<Record<string, number>> = {
  'detail-front': 30,
  'detail-wheel': 60,
  'detail-side': 120,
  boot: 150,
}

/**
 * Returns the view with a master that is nearest to `view`. Stock that an earlier release stored also names views
 * without one, and has to keep its photos.
 */
export const findNearestView = (masters: VehicleMasters, body: RenderedBody, view: string): string => {
  const wanted = closeUpAngles[view] ?? Number(view)
  const distance = (one: string): number => {
    const apart = Math.abs(Number(one) - wanted) % 360
    return Math.min(apart, 360 - apart)
  }
  const views = spinViews.filter((one) => hasMaster(masters, body, one))
  return views.reduce((best, one) => (distance(one) < distance(best) ? one : best), '030')
}
