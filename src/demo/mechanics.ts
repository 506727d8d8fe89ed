import type { CaravanSpecifications, FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { DemoModel } from './catalogue/model'
import type { Random } from '@/src/domain/random'
import { gearboxNames, createVariant } from './variant'

type Mechanics = Pick<
  FeedVehicle,
  | 'simple_body'
  | 'simple_transmission'
  | 'simple_fuel'
  | 'fuel'
  | 'drive'
  | 'trans'
  | 'bodyconfiguration'
  | 'gearnum'
  | 'seats'
  | 'doors'
  | 'engine_size'
  | 'engine_size_litres'
  | 'variant'
  | 'caravan'
>

const toFeet = (millimetres: number): number => Math.round((millimetres / 304.8) * 10) / 10

const isTandem = ({ size }: DemoModel): boolean => size[0] > 6800

/**
 * Returns the payload in kilograms. It follows from the axles and the badge, so that equal caravans have equal plates; a
 * dearer badge has the stronger chassis.
 */
const payloadOf = (model: DemoModel, badge: string): number =>
  (isTandem(model) ? 500 : 400) + model.badges.findIndex(({ name }) => name === badge) * 100

const createCaravan = (model: DemoModel, badge: string): CaravanSpecifications => {
  const tare = Math.round((model.size[0] * model.size[1] * (model.size[2] > 2600 ? 0.135 : 0.11)) / 1000 / 5) * 5
  return {
    body_width: toFeet(model.size[1]),
    body_length: toFeet(model.size[0] - 1400),
    tare_weight: tare,
    aggregate_trailer_mass: tare + payloadOf(model, badge),
    axle_type: isTandem(model) ? 'Tandem' : 'Single',
    ball_weight: Math.round((tare * 0.08) / 5) * 5,
    sleeps: model.seats,
  }
}

/** Returns body, engine, gearbox and dimensions of a badge. */
export const createMechanics = (
  model: DemoModel,
  { name, engine }: DemoModel['badges'][number],
  random: Random,
): Mechanics => {
  if (!engine) {
    // One random number is skipped, so that prices, colours and photos of the demo caravans stay as they are.
    random.next()
    return { simple_body: model.body, bodyconfiguration: model.body, caravan: createCaravan(model, name) }
  }
  const manual = engine.gearbox === 'MAN'
  return {
    simple_body: model.body,
    simple_transmission: manual ? 'Manual' : 'Automatic',
    simple_fuel: engine.fuel,
    fuel: engine.fuel === 'Petrol' ? random.pick(['Petrol - Unleaded ULP', 'Petrol - Premium ULP']) : engine.fuel,
    drive: engine.drive,
    trans: gearboxNames[engine.gearbox],
    bodyconfiguration: `${model.doors ? `${model.doors} Door ` : ''}${model.body}`,
    ...(engine.gears ? { gearnum: engine.gears } : {}),
    seats: model.seats,
    ...(model.doors ? { doors: model.doors } : {}),
    ...(engine.litres ? { engine_size: `${engine.litres.toFixed(1)}L`, engine_size_litres: engine.litres } : {}),
    variant: createVariant(model, engine, name),
  }
}
