import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { DemoModel } from '../catalogue/model'

/** Equipment by item type, most common first; dearer vehicles have more of the list. */
export const equipmentByItemType: Readonly<Record<ItemType, readonly string[]>> = {
  car: [
    'ABS Brakes',
    'Reversing Camera',
    'Bluetooth',
    'Cruise Control',
    'Keyless Entry',
    'Air Conditioning',
    'Power Windows',
    'Apple CarPlay',
    'Android Auto',
    'Autonomous Emergency Braking',
    'Lane Keep Assist',
    'Rear Parking Sensors',
    'Alloy Wheels',
    'LED Headlights',
    'Rain Sensing Wipers',
    'Tyre Pressure Monitoring',
    'Adaptive Cruise Control',
    'Blind Spot Monitor',
    'Dual-zone Climate Control',
    'Keyless Start',
    'Front Parking Sensors',
    'Satellite Navigation',
    'Wireless Phone Charging',
    'Rear Cross Traffic Alert',
    'Digital Instrument Display',
    'Leather Seats',
    'Heated Front Seats',
    'Power Tailgate',
    'Power Driver Seat',
    'Surround View Camera',
    'Premium Sound System',
    'Sunroof',
    'Head-up Display',
    'Ventilated Front Seats',
    'Matrix LED Headlights',
    'Adaptive Suspension',
  ],
  truck: [
    'ABS Brakes',
    'Electronic Stability Control',
    'Air Conditioning',
    'Driver Airbag',
    'Cruise Control',
    'Bluetooth',
    'Reversing Camera',
    'Suspension Seat',
    'Exhaust Brake',
    'Hill Start Assist',
    'Electric Windows',
    'Work Lights',
    'Tow Coupling',
    'Alloy Bull Bar',
    'Tailgate Loader',
    'Load Rated Tie Rails',
    'PTO Provision',
    'Side Underrun Rails',
    'Pre-collision System',
    'Lane Departure Warning',
    'Sleeper Cab',
    'Engine Brake',
    'Air Suspension',
    'Diff Lock',
  ],
  motorcycle: [
    'ABS Brakes',
    'LED Headlight',
    'Slipper Clutch',
    'USB Socket',
    'Digital Dash',
    'Traction Control',
    'Adjustable Levers',
    'Riding Modes',
    'Quickshifter',
    'Cornering ABS',
    'Bluetooth Connectivity',
    'Cruise Control',
    'Heated Grips',
    'Centre Stand',
    'Engine Guards',
    'Top Box',
    'Panniers',
    'Semi-active Suspension',
    'Tyre Pressure Monitoring',
    'Fog Lamps',
  ],
  caravan: [
    'Gas Cooktop',
    'Fridge Freezer',
    'Queen Bed',
    'LED Lighting',
    'Awning',
    'Hot Water System',
    'Reverse Cycle Air Conditioner',
    'Ensuite',
    'Microwave',
    'Washing Machine',
    'Solar Panels',
    'Lithium Battery',
    'Off Road Suspension',
    'Reversing Camera',
    'Grey Water Tank',
    'Diesel Heater',
    'Outdoor Kitchen',
    'Slide-out Bench',
    'Electronic Stability Control',
    'Independent Suspension',
    'Bunk Beds',
    'Smart TV',
  ],
}

/** Two sleep in the main bed, so bunks need two more berths. */
const MIN_BERTHS_WITH_BUNKS = 4
/** Equipment of a truck's own body, which a prime mover has not. */
const bodyEquipment = ['Tailgate Loader', 'Load Rated Tie Rails', 'Side Underrun Rails', 'Tow Coupling']
/** Equipment of one body only, and so of no other truck. */
const truckBodiesWith: Readonly<Record<string, readonly string[]>> = {
  'Load Rated Tie Rails': ['Tray'],
  'Tailgate Loader': ['Tray', 'Pantech'],
}
/** Equipment for which a folding camper trailer has no room. */
const roomEquipment = ['Ensuite', 'Washing Machine', 'Slide-out Bench', 'Reverse Cycle Air Conditioner']

/** Reports whether a model can have this equipment: some of it depends on berths or body. */
export const fitsVehicle = (feature: string, { item_type, body, seats }: DemoModel): boolean => {
  if (item_type === 'caravan' && feature === 'Bunk Beds') return seats >= MIN_BERTHS_WITH_BUNKS
  if (body === 'Camper Trailer') return !roomEquipment.includes(feature)
  if (item_type === 'truck' && truckBodiesWith[feature]?.includes(body) === false) return false
  return body !== 'Prime Mover' || !bodyEquipment.includes(feature)
}
