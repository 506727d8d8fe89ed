import type { VehicleVariant } from '@/src/domain/stock/vehicle/vehicle'
import type { DemoModel } from './catalogue/model'
import type { DemoEngine } from './catalogue/engine'
import { computeChargingMinutes } from '@/src/domain/charging/charging-times'
import { MAX_LEARNER_CC } from '@/src/domain/stock/vehicle/learner-limit'

export const gearboxNames: Readonly<Record<DemoEngine['gearbox'], string>> = {
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

/** The cab weighs about a tonne in any truck; chassis, engine and body weigh about a third of the gross mass. */
const estimateTruckPayload = (mass: number): number => Math.round((mass * 0.65 - 1000) / 100) * 100

const createGoodsFacts = (model: DemoModel, engine: DemoEngine): VehicleVariant => {
  const mass = estimateGrossMass(model)
  if (model.body === 'Prime Mover') return createPrimeMoverFacts(model, mass, engine)
  if (model.item_type === 'truck')
    return { grossvehiclemass: mass, payload: estimateTruckPayload(mass), axle_configuration: engine.wheels }
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

export const createVariant = (model: DemoModel, engine: DemoEngine, badge: string): VehicleVariant => ({
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
