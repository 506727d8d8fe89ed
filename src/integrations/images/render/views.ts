import { spinViews } from '@/src/domain/images/rendered-images'
import { at } from './curve'
import { lensOf, project, type Camera } from './raster'
import type { Model } from './vehicle'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Halfway between a constant scale, which keeps a spin calm, and filling the picture at each angle. */
const acrossAt = (model: Model, angle: number): number => {
  const shown = model.length * Math.abs(Math.sin(radians(angle))) + model.width * Math.abs(Math.cos(radians(angle)))
  return (0.45 * model.length + 0.55 * shown) * 1.13
}

const near = (model: Model, view: string): Camera | undefined => {
  const nose = model.length / 2
  const wheel = model.wheels[0]
  const base = { distance: 7, level: 0.5 }
  if (view === 'detail-front')
    return { ...base, angle: 24, lift: 7, target: [nose - 0.1, 0.3, model.height * 0.42], across: model.width * 1.25 }
  if (view === 'detail-wheel')
    return {
      ...base,
      angle: 62,
      lift: 6,
      target: wheel ? [wheel.x, wheel.y, wheel.radius * 1.15] : [0, 0, 0.4],
      across: (wheel?.radius ?? 0.4) * 4.6,
    }
  if (view === 'detail-side')
    return { ...base, angle: 104, lift: 14, target: [-0.1, 0, model.height * 0.62], across: model.length * 0.62 }
  if (view === 'boot')
    return { ...base, angle: 166, lift: 12, target: [-nose, 0, model.height * 0.5], across: model.width * 1.5 }
  return undefined
}

/** How much of the picture, from its middle line to an edge, a vehicle may fill. */
const room = 0.94

/** The least width across at which every corner of every mesh is in the picture. */
const fitting = (model: Model, camera: Camera, aspect: number): number => {
  const lens = lensOf({ ...camera, across: 1 }, 1, 1 / aspect)
  let across = camera.across
  for (const { positions } of model.meshes) {
    const points = project(positions, lens)
    for (let i = 0; i < points.length; i += 3) {
      const sideways = Math.abs(at(points, i) - lens.centreX) * 2
      const fall = at(points, i + 1) - lens.centreY
      const share = fall < 0 ? -fall / camera.level : fall / (1 - camera.level)
      across = Math.max(across, sideways / room, (share * aspect) / room)
    }
  }
  return across
}

/**
 * Returns the camera for a view of a model; undefined for an unknown view. `aspect` is the image's width divided by its
 * height. The whole vehicle is visible from every side.
 */
export const cameraOf = (model: Model, view: string, aspect: number): Camera | undefined => {
  if (!spinViews.includes(view)) return near(model, view)
  const angle = Number(view)
  const camera: Camera = {
    angle,
    lift: 9,
    target: [0, 0, model.height * 0.44],
    distance: Math.max(9, model.length * 2.3),
    across: acrossAt(model, angle),
    level: 0.53,
  }
  return { ...camera, across: fitting(model, camera, aspect) }
}
