import type { Vehicle } from '@/src/domain/stock/vehicle'
import { toFacts, formatMeasure, type Fact } from './facts'
import { formatInteger } from '@/src/domain/text/numbers'

/** Facts displayed before "Show More" (VDP-02). */
export const MAX_COLLAPSED_KEY_FACTS = 4

/** Caravans have no engine or gearbox; berths and mass matter most. */
const listCaravanFacts = ({ simple_body, caravan = {}, colour, interior_colour }: Vehicle): readonly Fact[] =>
  toFacts([
    ['Body', simple_body],
    ['Sleeps', caravan.sleeps],
    ['Aggregate trailer mass', formatMeasure(caravan.aggregate_trailer_mass, 'kg')],
    ['Tare weight', formatMeasure(caravan.tare_weight, 'kg')],
    ['Axles', caravan.axle_type],
    ['Colour', colour],
    ['Interior', interior_colour],
  ])

/** Lists the most important facts: kilometres, transmission and body first (VDP-02). */
export const listKeyInformation = (vehicle: Vehicle): readonly Fact[] =>
  vehicle.item_type === 'caravan' ? listCaravanFacts(vehicle) : listMotorFacts(vehicle)

const listMotorFacts = (vehicle: Vehicle): readonly Fact[] =>
  toFacts([
    ['Kilometres', vehicle.km === undefined ? undefined : `${formatInteger(vehicle.km)} km`],
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
