import { spinViews, type RenderedBody } from './rendered-images'

/**
 * Studio masters: pictures of bodies that take any colour when served (decision 28). Which there are follows from the
 * files in `assets/vehicle-masters` and from nothing else.
 */

/** Masters by the name of their file without its ending, `{body}-{view}`. */
export type VehicleMasters = ReadonlySet<string>

const MASTER_FILE = /^([a-z-]+-\d{3})\.webp$/

export const toVehicleMasters = (files: readonly string[]): VehicleMasters =>
  new Set(files.flatMap((file) => MASTER_FILE.exec(file)?.[1] ?? []))

/** Views that every body has: front, rear, and the best ones of both sides. */
export const essentialViews: readonly string[] = ['000', '030', '090', '150', '180', '210', '330', '270']

/** Photos of a vehicle in a dealer's usual order: the best view, then all round. */
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

/** Lists the views of a body that its photos can show, in their order. */
export const listMasterViews = (masters: VehicleMasters, body: RenderedBody): readonly string[] =>
  photoViews.filter((view) => hasMaster(masters, body, view))

/** True if a body can turn smoothly: it has a master for every frame of a spin. */
export const hasSpinMasters = (masters: VehicleMasters, body: RenderedBody): boolean =>
  spinViews.every((view) => hasMaster(masters, body, view))

/** Returns the view with a master that is nearest to `view`: no body has one for each angle of a spin but the SUV. */
export const findNearestView = (masters: VehicleMasters, body: RenderedBody, view: string): string => {
  const distance = (one: string): number => {
    const apart = Math.abs(Number(one) - Number(view)) % 360
    return Math.min(apart, 360 - apart)
  }
  const views = spinViews.filter((one) => hasMaster(masters, body, one))
  return views.reduce((best, one) => (distance(one) < distance(best) ? one : best), '030')
}
