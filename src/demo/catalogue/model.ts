import { parseDrive } from '@/src/domain/stock/normalize/mechanics'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { catalogueCars, cheryCars } from './cars'
import { caravans, motorcycles, trucks } from './others'
import { electricCars, prestigeCars } from './prestige'

export type DemoEngine = {
  readonly litres?: number
  readonly fuel: string
  readonly cylinders?: number
  readonly turbo: boolean
  /** Kilowatt hours of an electric car's battery, where it is not the model's. */
  readonly battery?: number
  /** Litres per 100 km, or kilowatt hours for electric cars. */
  readonly consumption?: number
  readonly gearbox: 'AUT' | 'CVT' | 'DCT' | 'MAN' | 'AMT'
  /** Absent for a continuously variable transmission, which has none to count. */
  readonly gears?: number
  /** The drive in the words by which shoppers filter. */
  readonly drive: string
  /** The drive as the catalogue writes it: a truck's wheels and driven wheels, such as 4x2. */
  readonly wheels: string
  readonly torque: number
}

export type DemoModel = {
  readonly item_type: ItemType
  readonly make: string
  readonly model: string
  readonly body: string
  readonly from: number
  readonly to: number
  readonly seats: number
  readonly doors: number
  readonly ancap: number
  readonly towing: number
  readonly size: readonly [number, number, number]
  readonly tank: number
  /** Badges with their new price in dollars. Caravans have no engine. */
  readonly badges: readonly {
    readonly name: string
    readonly price: number
    readonly engine?: DemoEngine
    /** The year in which the badge came to Australia, where that was after its model. */
    readonly from?: number
  }[]
}

const fuelsByCode: Readonly<Record<string, string>> = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  G: 'Plug-in Hybrid',
  E: 'Electric',
}

const ENGINE_PATTERN = /^([\d.]*)([PDHGE])(\d*)(t?) ([\d.]+) (AUT|CVT|DCT|MAN|AMT)(\d*) (\S+) (\d+)$/

const readDrive = (wheels: string): string => {
  const drive = parseDrive(wheels)
  if (drive === undefined) throw new RangeError(`Unknown drive in the demo catalogue: ${wheels}`)
  return drive
}

const readGears = (gearbox: string, gears: string | undefined): Pick<DemoEngine, 'gears'> => {
  if ((gearbox === 'CVT') !== (gears === '')) throw new RangeError(`Gears do not fit a ${gearbox}: “${gears ?? ''}”`)
  return gears ? { gears: Number(gears) } : {}
}

const parseEngine = (text: string): DemoEngine => {
  const [, litres, fuel, cylinders, turbo, consumption, gearbox, gears, wheels, torque] =
    ENGINE_PATTERN.exec(text) ?? []
  if (!fuel || !gearbox || !wheels) throw new RangeError(`Invalid engine in the demo catalogue: ${text}`)
  return {
    ...(litres ? { litres: Number(litres) } : {}),
    fuel: fuelsByCode[fuel] ?? '',
    ...(cylinders ? (fuel === 'E' ? { battery: Number(cylinders) } : { cylinders: Number(cylinders) }) : {}),
    turbo: turbo === 't',
    ...(Number(consumption) > 0 ? { consumption: Number(consumption) } : {}),
    gearbox: gearbox as DemoEngine['gearbox'],
    ...readGears(gearbox, gears),
    drive: readDrive(wheels),
    wheels,
    torque: Number(torque),
  }
}

const splitCells = (text: string, by: string): readonly string[] => text.split(by).map((cell) => cell.trim())

const parseEngines = (text: string): ReadonlyMap<string, DemoEngine> =>
  new Map(
    splitCells(text, ';')
      .filter((cell) => cell !== '-')
      .map((cell) => [cell.slice(0, 1), parseEngine(cell.slice(2))]),
  )

const parseBadges = (text: string, engines: ReadonlyMap<string, DemoEngine>): DemoModel['badges'] =>
  splitCells(text, ',').map((cell) => {
    const [, name, price, key, from] = /^(.+)@(\d+):(.)(?:>(\d{4}))?$/.exec(cell) ?? []
    const engine = engines.get(key ?? '')
    if (!name || !price || (key !== '-' && !engine))
      throw new RangeError(`Invalid badge in the demo catalogue: ${cell}`)
    return { name, price: Number(price), ...(engine ? { engine } : {}), ...(from ? { from: Number(from) } : {}) }
  })

const parseModel = (item_type: ItemType, line: string): DemoModel => {
  const columns = splitCells(line, '|')
  const column = (at: number): string => columns[at] ?? ''
  const numbers = (at: number, by: RegExp): readonly number[] => column(at).split(by).map(Number)
  const [from = 0, to = 0] = numbers(3, /-/)
  const [seats = 0, doors = 0] = numbers(4, / /)
  const [length = 0, width = 0, height = 0] = numbers(7, /x/)
  return {
    item_type,
    make: column(0),
    model: column(1),
    body: column(2),
    from,
    to,
    seats,
    doors,
    ancap: Number(column(5)),
    towing: Number(column(6)),
    size: [length, width, height],
    tank: Number(column(8)),
    badges: parseBadges(column(9), parseEngines(column(10))),
  }
}

const parseTable = (item_type: ItemType, text: string): readonly DemoModel[] =>
  text
    .trim()
    .split('\n')
    .map((line) => parseModel(item_type, line))

/** All models that demo tenants can stock. */
export const catalogue: readonly DemoModel[] = [
  ...parseTable('car', catalogueCars),
  ...parseTable('car', cheryCars),
  ...parseTable('car', prestigeCars),
  ...parseTable('car', electricCars),
  ...parseTable('truck', trucks),
  ...parseTable('motorcycle', motorcycles),
  ...parseTable('caravan', caravans),
]
