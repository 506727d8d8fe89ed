import { carMarks } from './shapes/car-marks'
import { carMeshes } from './shapes/car-shape'
import { carShapes } from './shapes/cars'
import { caravanModel } from './shapes/caravan'
import { bikeModel, bikeShapes } from './shapes/motorcycle'
import { truckModel } from './shapes/truck'
import type { Model } from './vehicle'

const car = (name: keyof typeof carShapes) => (): Model => {
  const shape = carShapes[name]
  const { meshes, wheels } = carMeshes(shape)
  return { meshes, wheels, length: shape.length, width: shape.width, height: shape.height, marks: carMarks(shape) }
}

/** Builds the model of each body. */
const makers: Readonly<Record<string, () => Model>> = {
  hatch: car('hatch'),
  sedan: car('sedan'),
  wagon: car('wagon'),
  suv: car('suv'),
  ute: car('ute'),
  van: car('van'),
  coupe: car('coupe'),
  convertible: car('convertible'),
  'people-mover': car('people-mover'),
  truck: () => truckModel(6.6, 'box'),
  'truck-tray': () => truckModel(6.2, 'tray'),
  'prime-mover': () => truckModel(5.4, 'none'),
  motorcycle: () => bikeModel(bikeShapes.motorcycle),
  adventure: () => bikeModel(bikeShapes.adventure),
  cruiser: () => bikeModel(bikeShapes.cruiser),
  sport: () => bikeModel(bikeShapes.sport),
  caravan: () => caravanModel(5.9, 2.85),
  camper: () => caravanModel(4.2, 2.35),
}

const built = new Map<string, Model>()

/** The model of a body, built when first asked for; undefined for a body there is not. */
export const modelOf = (body: string): Model | undefined => {
  const known = built.get(body)
  if (known || !Object.hasOwn(makers, body)) return known
  const model = makers[body]?.()
  if (model) built.set(body, model)
  return model
}
