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

const createCaravan = (model: DemoModel, random: Random): CaravanSpecifications => {
  const tare = Math.round((model.size[0] * model.size[1] * (model.size[2] > 2600 ? 0.135 : 0.11)) / 1000 / 5) * 5
  return {
    body_width: toFeet(model.size[1]),
    body_length: toFeet(model.size[0] - 1400),
    tare_weight: tare,
    aggregate_trailer_mass: tare + random.integer(8, 14) * 50,
    axle_type: model.size[0] > 6800 ? 'Tandem' : 'Single',
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
  if (!engine) return { simple_body: model.body, bodyconfiguration: model.body, caravan: createCaravan(model, random) }
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
