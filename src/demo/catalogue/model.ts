import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { catalogueCars, cheryCars } from './cars'
import { caravans, motorcycles, trucks } from './others'
import { electricCars, prestigeCars } from './prestige'
import { type DemoEngine, parseEngine } from './engine'

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
