import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseMapping } from './mapping'
import { matchHeader } from './match-header'
import { createRowReader, type RowResult } from './read-row'

/**
 * Rows as the exports of dealer management systems write them: each line is condition, status, kind, fuel, body, gearbox
 * and drive of the file, then fuel and body by which shoppers filter. “-” is no value.
 */
const rows = `
Dealer Used | Available | Passenger Vehicle | ULP | 4dr Sedan | 6SPD AUTO | FWD = Petrol | Sedan
Used | Available Now | Car | Unleaded Petrol | 5DR HATCH | CVT | FWD = Petrol | Hatchback
USED VEHICLE | For Sale | Motor Vehicle | PULP | Hatchback 5dr | DCT 7sp | 2WD = Petrol | Hatchback
Pre-Loved | In Stock | Passenger | Premium Unleaded 95 | S/Wagon | A6 | AWD = Petrol | Wagon
Used | Active | Light Commercial | Diesel Turbo | Utility Double Cab | 6M | 4X4 = Diesel | Ute
Used | Live | Light Commercial | TD | DUAL CAB P/UP | 6A | 4x4 = Diesel | Ute
Used | Advertised | Commercial | Turbo Dsl | Crew Cab Pick-up | Manual 6 sp | Part Time 4WD = Diesel | Ute
Used | On Hand | Commercial | Diesel | CREW C/CHAS | AT | 4 x 4 = Diesel | Cab Chassis
Used | Display | Commercial | Dsl | Super Cab Chassis | 10SP A | 4x2 = Diesel | Cab Chassis
Used | Reserved | Commercial | Diesel | Tray Back Ute | 5 SP M | RWD = Diesel | Ute
Used | Deposit | Commercial | Diesel | Freestyle Cab Pickup | MT | 4WD = Diesel | Ute
Used | Hold | Commercial | Diesel | Space Cab Utility | Auto | 4WD = Diesel | Ute
Used | Pending | Van | Diesel | LWB Van | Automatic | FWD = Diesel | Van
Used | Available | Van | Diesel | Mid Roof Van | DSG | FWD = Diesel | Van
New | Available | Car | Hybrid | SUV | E-CVT | FWD = Hybrid | SUV
Brand New | Available | SUV | Petrol/Electric | Wagon - SUV | CVT | AWD = Hybrid | SUV
New Vehicle | In Transit | SUV | Petrol Hybrid | 5d SUV | eCVT | AWD = Hybrid | SUV
New In Stock | Available | SUV | Unleaded/Electric Hybrid | SUV/Crossover | CVT Auto | 2WD = Hybrid | SUV
New | Ordered | SUV | HEV | Sports Utility | Constantly Variable | FWD = Hybrid | SUV
New | Arriving Soon | SUV | ULP Hybrid | Small SUV | 1 Speed | FWD = Hybrid | SUV
New | Incoming | SUV | Plug-In Hybrid | Medium SUV | Auto | AWD = Plug-in Hybrid | SUV
New | Due | SUV | PHEV (Petrol) | Large SUV | 8A | AWD = Plug-in Hybrid | SUV
New | Available | SUV | Petrol/Elec Plugin | SUV | Automatic | AWD = Plug-in Hybrid | SUV
Demo | Available | SUV | Electric | SUV | Reduction Gear | RWD = Electric | SUV
Demonstrator | Available | SUV | BEV | Crossover | Single Speed | AWD = Electric | SUV
Ex Demo | Available | Car | EV | Hatch | 1sp Auto | FWD = Electric | Hatchback
Dealer Demo | Available | Car | Electric (Battery) | Sedan | Direct Drive | RWD = Electric | Sedan
Demo In Stock | Available | Car | Full Electric | Liftback | Auto | AWD = Electric | Hatchback
Ex-Loan | Available | Car | Mild Hybrid (Petrol) | Sedan 4D | Auto | RWD = Hybrid | Sedan
CPO | Available | Car | MHEV | Coupe 2D | 9G-Tronic | RWD = Hybrid | Coupe
Approved Certified Used | Available | Car | 98 RON | 2dr Convertible | PDK | RWD = Petrol | Convertible
Certified | Available | Car | P | Cabriolet | Steptronic | RWD = Petrol | Convertible
Used | Available | Car | U | Roadster | M | RWD = Petrol | Convertible
Used | Available | Car | D | Estate | A | AWD = Diesel | Wagon
Used | Available | Car | LPG | Sedan | 4 Speed Auto | RWD = LPG | Sedan
Used | Available | Car | Petrol/LPG | Wagon | Automatic | RWD = LPG | Wagon
Used | Available | Car | Dual Fuel (Petrol & Gas) | Utility | Man | RWD = LPG | Ute
Used | Available | People Mover | Diesel | People Mover | Auto | FWD = Diesel | People Mover
Used | Available | Car | Petrol | MPV | CVT | FWD = Petrol | People Mover
Used | Available | Bus | Diesel | Mini Bus | Auto | RWD = Diesel | Bus
Trade-In | Available | Car | Petrol - Unleaded ULP | Hatch 3D | 5 sp manual | Front Wheel Drive = Petrol | Hatchback
Ex Government | Available | Car | Petrol - Premium ULP | Sportwagon | Tiptronic | Constant 4WD = Petrol | Wagon
Ex-Rental | Available | Car | E10 | Fastback | Multitronic | FF = Petrol | Coupe
Wholesale used | Available | Car | Flex Fuel | Saloon | Powershift | FR = Petrol | Sedan
Used | Available | Car | Hydrogen | SUV | Auto | FWD = Hydrogen | SUV
Used | Sold | Car | Petrol | Targa | Manual | RWD = Petrol | Convertible
Used | Withdrawn | Car | Diesel | Panel Van | Manual | RWD = Diesel | Van
Used | Under Offer | Car | Diesel | 4WD Wagon | Auto | 4WD Dual Range = Diesel | SUV
New | Factory Order | Car | Petrol + Electric | Hatchback | CVT | FWD = Hybrid | Hatchback
Used - Retail | On Yard | Car | P/Unleaded | 5DR HB | 6 SP AUTOMATIC SPORT MODE | FRONT WHEEL DRIVE = Petrol | Hatchback
DEMO NEAR NEW | Under Contract | Car | Diesel Turbo 4WD | CAB CHASSIS SUPER CAB | SELECTSHIFT 10SP | PART TIME 4X4 = Diesel | Cab Chassis
Dealer Used | Ready | Commercial | DT | X CAB PICK UP | 5 Sp Auto Sports Mode | EASY SELECT 4WD = Diesel | Ute
U | Retail | Passenger | Gas/Petrol | 4D UTILITY | 4 SP AUTO SEQ SPORTSHIFT | REAR = LPG | Ute
N | Online | SUV | HY | CUV | Multidrive S | ALL GRIP = Hybrid | SUV
D | Available | Car | ELE | 4DR SED | Fixed Gear | 2WD (Rear) = Electric | Sedan
USED CAR | Available | Car | PULP | 4D W/GON | Cvt Auto Seq | SYMMETRICAL AWD = Petrol | Wagon
Used | Available | Car | 95 RON | CABRIO 2D | Dualogic | FWD = Petrol | Convertible
Used | Available | Car | Petrol | HTCH | 8 sp EAT8 | FWD = Petrol | Hatchback
Runout | Available | Car | Regular Unleaded | Sedan | CVT | FWD = Petrol | Sedan
`
  .trim()
  .split('\n')
  .map((line) => {
    const [file = '', right = ''] = line.split(' = ')
    const [fuel, body] = right.split(' | ')
    return { cells: file.split(' | '), fuel, body }
  })

const columns = ['Condition', 'Status', 'Vehicle type', 'Fuel type', 'Body style', 'Gearbox', 'Driven wheels']

const readAll = (): readonly RowResult[] => {
  const parsed = parseMapping(JSON.parse(readFileSync('tenants/mappings/dealer-csv.json', 'utf8')))
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const header = ['Stock number', 'Make', 'Model', 'Year', 'Price', 'Odometer', ...columns]
  const match = matchHeader(parsed.mapping, header)
  if (!match.ok) throw new Error(match.missing.join(', '))
  const read = createRowReader(parsed.mapping, match.matched, { thisYear: 2026 })
  return rows.map(({ cells }, index) =>
    read([`S${index}`, 'Toyota', 'Corolla', '2024', '25990', '900', ...cells], index + 2),
  )
}

test('[STK-02] a file in the words of other systems loses no row, and every fuel and body is that of the filters', () => {
  const results = readAll()
  expect(results.filter(({ kind }) => kind === 'rejected')).toEqual([])
  const found = results.map((row) =>
    row.kind === 'vehicle' ? [row.vehicle.simple_fuel, row.vehicle.simple_body] : ['rejected'],
  )
  expect(found).toEqual(rows.map(({ fuel, body }) => [fuel, body]))
})

test('[STK-02] its conditions, gearboxes and drives are read, except what says nothing', () => {
  const unread = readAll().flatMap((row) => (row.kind === 'vehicle' ? row.unread : []))
  expect(unread.map(({ column, value }) => `${column}: ${value}`)).toEqual(['Status: Factory Order'])
})
