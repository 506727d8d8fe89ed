import type { Vehicle } from '@/src/domain/stock/vehicle'
import { counted, facts, measured, type Fact } from './facts'

/** Facts displayed before "Show More" (VDP-02). */
export const keyInformationShown = 4

/** Caravans have no engine or gearbox; berths and mass matter most. */
const ofCaravan = ({ simple_body, caravan = {}, colour, interior_colour }: Vehicle): readonly Fact[] =>
  facts([
    ['Body', simple_body],
    ['Sleeps', caravan.sleeps],
    ['Aggregate trailer mass', measured(caravan.aggregate_trailer_mass, 'kg')],
    ['Tare weight', measured(caravan.tare_weight, 'kg')],
    ['Axles', caravan.axle_type],
    ['Colour', colour],
    ['Interior', interior_colour],
  ])

/** Lists the most important facts: kilometres, transmission and body first (VDP-02). */
export const keyInformation = (vehicle: Vehicle): readonly Fact[] =>
  vehicle.item_type === 'caravan' ? ofCaravan(vehicle) : ofMotor(vehicle)

const ofMotor = (vehicle: Vehicle): readonly Fact[] =>
  facts([
    ['Kilometres', vehicle.km === undefined ? undefined : `${counted(vehicle.km)} km`],
    ['Transmission', vehicle.simple_transmission],
    ['Body', vehicle.simple_body],
    ['Fuel', vehicle.simple_fuel ?? vehicle.fuel],
    ['Drive', vehicle.drive],
    ['Engine', vehicle.engine_size],
    ['Seats', vehicle.seats],
    ['Doors', vehicle.doors],
    ['Colour', vehicle.colour],
    ['Interior', vehicle.interior_colour],
  ])
