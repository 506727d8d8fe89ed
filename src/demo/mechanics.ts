import type { CaravanSpecifications, FeedVehicle, VehicleVariant } from '@/src/domain/stock/vehicle/vehicle'
import type { DemoEngine, DemoModel } from './catalogue/model'
import { computeChargingMinutes } from '@/src/domain/charging/charging-times'
import type { Random } from '@/src/domain/random'
import { MAX_LEARNER_CC } from '@/src/domain/stock/vehicle/learner-limit'

const gearboxNames: Readonly<Record<DemoEngine['gearbox'], string>> = {
  AUT: 'Sports Automatic',
  CVT: 'Continuously Variable Transmission',
  DCT: 'Dual Clutch Automatic',
  MAN: 'Manual',
  AMT: 'Automated Manual',
}

const createEngineFacts = (model: DemoModel, engine: DemoEngine): VehicleVariant => ({
  ...(engine.cylinders ? { cylinders: engine.cylinders } : {}),
  ...(engine.litres ? { enginesize: `${engine.litres.toFixed(1)}L`, enginesize_litres: engine.litres } : {}),
  induction: engine.turbo ? 'Turbo Intercooled' : 'Aspirated',
  ...(engine.consumption ? { fuelconsumptioncombined: engine.consumption } : {}),
  fuelcapacity: model.tank,
})

/**
 * The battery is the badge's own, else the model's. The range follows from it and the badge's consumption, and the
 * charging time from it and the charging power, by the rule of the table on the vehicle's page.
 */
const createElectricFacts = (
  { tank }: DemoModel,
  { battery = tank, consumption = 15.2 }: DemoEngine,
): VehicleVariant => {
  const charging_dc = battery > 70 ? 190 : 120
  return {
    battery_capacity: battery,
    electric_range: Math.round(((battery / consumption) * 100) / 5) * 5,
    charging_ac: 11,
    charging_dc,
    charging_time: Math.ceil(computeChargingMinutes(battery, charging_dc, 'dc') / 5) * 5,
    connector: 'CCS2',
  }
}

const plugInHybridFacts: VehicleVariant = {
  battery_capacity: 20,
  electric_range: 84,
  charging_ac: 3.7,
  connector: 'Type 2',
}

const createFuelFacts = (model: DemoModel, engine: DemoEngine): VehicleVariant => {
  if (engine.fuel === 'Electric') return createElectricFacts(model, engine)
  return { ...createEngineFacts(model, engine), ...(engine.fuel === 'Plug-in Hybrid' ? plugInHybridFacts : {}) }
}

/** A prime mover carries no load of its own: what counts is its mass with trailers. */
const createPrimeMoverFacts = ({ towing }: DemoModel, mass: number, engine: DemoEngine): VehicleVariant => ({
  grossvehiclemass: mass,
  gross_combination_mass: Math.round((mass + towing) / 500) * 500,
  axle_configuration: engine.wheels,
})

const createGoodsFacts = (model: DemoModel, engine: DemoEngine): VehicleVariant => {
  const mass = estimateGrossMass(model)
  if (model.body === 'Prime Mover') return createPrimeMoverFacts(model, mass, engine)
  if (model.item_type === 'truck')
    return { grossvehiclemass: mass, payload: Math.round(mass * 0.0055) * 100, axle_configuration: engine.wheels }
  return {
    grossvehiclemass: mass,
    ...(/^(?:Ute|Van|Cab Chassis)$/.test(model.body) ? { payload: Math.round(mass * 0.0032) * 100 } : {}),
  }
}

/** Seat heights in millimetres, by the body of a motorcycle. */
const seatHeights: Readonly<Record<string, number>> = {
  Adventure: 860,
  Cruiser: 695,
  Naked: 805,
  Sport: 825,
  Touring: 745,
}

/** Learners may ride up to 660 cc; of the more powerful motorcycles below that only a version of their own. */
const isLearnerApproved = ({ litres = 0 }: DemoEngine, badge: string): boolean =>
  litres * 1000 <= MAX_LEARNER_CC && (/^(?:LAMS|L)$/.test(badge) || litres < 0.5)

const createMotorcycleFacts = ({ body }: DemoModel, engine: DemoEngine, badge: string): VehicleVariant => ({
  seat_height: seatHeights[body] ?? 800,
  wet_weight: Math.round(140 + (engine.litres ?? 0.5) * 85),
  lams: isLearnerApproved(engine, badge),
})

const createVariant = (model: DemoModel, engine: DemoEngine, badge: string): VehicleVariant => ({
  ...createFuelFacts(model, engine),
  ...(model.item_type === 'motorcycle' ? createMotorcycleFacts(model, engine, badge) : createGoodsFacts(model, engine)),
  vehiclelength: model.size[0],
  vehiclewidth: model.size[1],
  vehicleheight: model.size[2],
  ...(model.towing ? { towingcapacitybraked: model.towing } : {}),
  bodyconfiguration: `${model.doors ? `${model.doors} Door ` : ''}${model.body}`,
  torque: `${engine.torque}Nm`,
  ...(model.ancap ? { ancaprating: model.ancap } : {}),
  geartype: gearboxNames[engine.gearbox],
})

/** Estimates the gross mass in kilograms from the vehicle's dimensions. */
const estimateGrossMass = ({ size, item_type, towing }: DemoModel): number => {
  const volume = (size[0] * size[1] * size[2]) / 1e9
  const massPerCubicMetre = item_type === 'truck' ? (towing > 10_000 ? 480 : 200) : 165
  return Math.round((volume * massPerCubicMetre) / 5) * 5
}

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
