import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'

/**
 * Models that no demo dealer has, whose names have numbers, letters or several words, written as feeds write them. Each
 * line is `make | model | badge | body | series`.
 */
const models = `
Toyota | LandCruiser 300 | GXL | SUV
Toyota | LandCruiser 300 | Sahara | SUV
Toyota | LandCruiser 200 | VX | SUV
Toyota | LandCruiser 79 | GXL | Ute
Toyota | LandCruiser 70 | WorkMate | Ute
Toyota | LandCruiser Prado | GXL | SUV | 150
Toyota | LandCruiser Prado | VX | SUV | 250
Toyota | HiLux | SR5 | Ute
Toyota | Corolla Cross | GX | SUV
Toyota | Corolla | Ascent Sport | Hatchback
Toyota | C-HR | GXL | SUV
Toyota | RAV4 | Cruiser | SUV
Toyota | GR Yaris | GTS | Hatchback
Ford | Ranger | Raptor | Ute
Ford | Ranger | XLT | Ute
Ford | F-150 | Lariat | Ute
Ram | 1500 | Laramie | Ute
Chevrolet | Silverado 1500 | LTZ | Ute
Mazda | Mazda2 | G15 Pure | Hatchback
Mazda | Mazda3 | G20 Evolve | Sedan
Mazda | Mazda3 | G20 Pure | Hatchback
Mazda | CX-3 | Maxx Sport | SUV
Mazda | CX-30 | G20 Touring | SUV
Mazda | CX-5 | Akera | SUV
Mazda | CX-60 | D50e | SUV
Mazda | BT-50 | XTR | Ute
Nissan | X-TRAIL | Ti | SUV
Isuzu | D-MAX | X-Terrain | Ute
Isuzu | MU-X | LS-U | SUV
Kia | EV9 | GT-Line | SUV
Kia | EV6 | Air | SUV
Hyundai | Santa Fe | Calligraphy | SUV
Hyundai | i20 | N | Hatchback
Hyundai | i30 | N Line | Hatchback
Hyundai | i30 Sedan | N Line | Sedan
Mercedes-Benz | A-Class | A200 | Hatchback
Mercedes-Benz | GLC | GLC300 | SUV
BMW | 320i | M Sport | Sedan
BMW | X3 | xDrive30i | SUV
BMW | X5 | xDrive30d | SUV
Audi | Q5 | 45 TFSI | SUV
Audi | A3 | 35 TFSI | Sedan
Volkswagen | T-Cross | Life | SUV
Volkswagen | T-Roc | R-Line | SUV
Volkswagen | ID.4 | Pro | SUV
GWM | Tank 300 | Ultra | SUV
GWM | Haval H6 | Lux | SUV
GWM | Haval Jolion | Premium | SUV
BYD | Sealion 6 | Premium | SUV
BYD | Atto 3 | Premium | SUV
LDV | T60 | Max | Ute
Peugeot | 308 | GT | Hatchback
Peugeot | 3008 | GT | SUV
Land Rover | Range Rover Evoque | S | SUV
Land Rover | Defender 110 | D250 | SUV
Jeep | Grand Cherokee | Limited | SUV
Subaru | WRX | RS | Sedan
Suzuki | S-Cross | Prestige | SUV
Mitsubishi | Pajero Sport | GLS | SUV
Mitsubishi | Eclipse Cross | ES | SUV
Lexus | NX | NX350h | SUV
Volvo | XC60 | Ultimate B5 | SUV
Fiat | 500 | Lounge | Hatchback
Chrysler | 300 | SRT | Sedan
Honda | HR-V | e:HEV L | SUV
Tesla | Model Y | Long Range | SUV
Tesla | Model Y | Rear-Wheel Drive | SUV
Tesla | Model 3 | Long Range | Sedan
`

/** One used vehicle of each line. */
export const modelStock: readonly FeedVehicle[] = models
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([make = '', model = '', badge = '', body = '', series], index) => ({
    stocknum: `M${String(index)}`,
    year: 2024,
    make,
    model,
    badge,
    key: `M${String(index)}`,
    simple_body: body,
    ...(series !== undefined && { series }),
    item_type: 'car',
    car_type: 'used',
    status: 'in_stock',
    reserved: false,
    certified: false,
    preorder: false,
    price_cents: 4_000_000,
    price_type: 'drive_away',
    images: [{ url: '/photo.jpg' }],
    spin_images: [],
    features: [],
    standardEquipment: [],
    show_on_dealer_website: true,
    listed_at: '2026-11-01T00:00:00Z',
  }))
