import { headerFit, matchHeader, type MatchedHeader } from '@/src/domain/stock/feed/match-header'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { finding, rowReader, type Finding, type ReadRow } from '@/src/domain/stock/feed/read-row'
import type { FeedVehicle } from '@/src/domain/stock/vehicle'
import { feedVehicleSchema } from '@/src/domain/stock/vehicle-schema'
import { readCsv } from './csv/read'
import type { CsvRow } from './csv/rows'

type Many<T> = AsyncIterable<T> | Iterable<T>

export type StockSource =
  /** Of several mappings, the one that reads most of the file's columns is used. */
  | {
      readonly kind: 'csv'
      readonly name: string
      readonly bytes: Many<Uint8Array>
      readonly mappings: readonly Mapping[]
      /** Goes before the others wherever it can read the file. */
      readonly preferred?: Mapping | undefined
    }
  | { readonly kind: 'vehicles'; readonly name: string; readonly vehicles: Many<FeedVehicle> }

type CsvSource = Extract<StockSource, { kind: 'csv' }>

/** A row read, or the place where the file stops short: what follows it is not known to have left. */
export type SourceItem = ReadRow | { readonly kind: 'cut'; readonly finding: Finding }

export type OpenSource = {
  readonly items: AsyncIterable<SourceItem>
  readonly duplicates: 'reject' | 'number'
  readonly mapping?: string
  readonly label?: string
  readonly unknownColumns: readonly string[]
  readonly absentColumns: readonly string[]
}
export type Opened =
  | { readonly ok: true; readonly source: OpenSource }
  | { readonly ok: false; readonly reason: 'empty' | 'header'; readonly message: string }

const narrow = (cells: readonly string[], width: number): readonly string[] | undefined => {
  if (cells.length < width) return undefined
  return cells.slice(width).every((cell) => cell.trim() === '') ? cells : undefined
}

const unreadable = (cells: readonly string[], header: readonly string[], line: number): Finding | undefined => {
  const index = cells.findIndex((cell) => cell.includes('\0'))
  return index === -1
    ? undefined
    : finding(line, header[index] ?? '', (cells[index] ?? '').replaceAll('\0', '␀'), 'A cell holds a zero byte.')
}

const readOne = (row: CsvRow, header: readonly string[], read: ReturnType<typeof rowReader>): SourceItem => {
  if (row.kind === 'cut') {
    return { kind: 'cut', finding: finding(row.line, '', row.start, 'The file stops within a quoted cell.') }
  }
  if (row.kind === 'bad') return { kind: 'rejected', finding: finding(row.line, '', row.start, row.reason) }
  const cells = narrow(row.cells, header.length)
  if (cells === undefined) {
    const reason = `This row has ${row.cells.length} cells, the header has ${header.length}.`
    const found = finding(row.line, '', row.cells.join(' '), reason)
    return row.unended && row.cells.length < header.length
      ? { kind: 'cut', finding: found }
      : { kind: 'rejected', finding: found }
  }
  const fault = unreadable(cells, header, row.line)
  return fault === undefined ? read(cells, row.line) : { kind: 'rejected', finding: fault }
}

async function* csvItems(
  rest: AsyncGenerator<CsvRow>,
  mapping: Mapping,
  matched: MatchedHeader,
): AsyncGenerator<SourceItem> {
  const read = rowReader(mapping, matched)
  for await (const row of rest) yield readOne(row, matched.header, read)
}

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

const headerMessage = (mappings: readonly Mapping[], header: readonly string[]): string => {
  const misses = mappings.flatMap((mapping) => {
    const match = matchHeader(mapping, header)
    return match.ok ? [] : [{ mapping, match }]
  })
  const nearest = misses.sort((a, b) => a.match.missing.length - b.match.missing.length)[0]
  if (nearest === undefined) return 'There is no mapping to read this file by.'
  const { mapping, match } = nearest
  return `The first row is not the header of “${mapping.name}”: ${quoted(match.missing)} missing. Expected columns: ${match.expected.join(', ')}.`
}

/** A file is read as its mapping says only where that is settled before the header is. */
const given = <T extends string>(value: T | 'auto' | undefined): T | undefined => (value === 'auto' ? undefined : value)

const chooseMapping = (
  { mappings, preferred }: CsvSource,
  header: readonly string[],
): { readonly mapping: Mapping; readonly matched: MatchedHeader } | undefined => {
  const own = preferred !== undefined && headerFit(preferred, header) > 0 ? preferred : undefined
  const best = own ?? [...mappings].sort((a, b) => headerFit(b, header) - headerFit(a, header))[0]
  const match = best === undefined ? undefined : matchHeader(best, header)
  return best !== undefined && match?.ok ? { mapping: best, matched: match.matched } : undefined
}

const openCsv = async (from: CsvSource): Promise<Opened> => {
  const all = [...(from.preferred === undefined ? [] : [from.preferred]), ...from.mappings]
  const [only] = all.length === 1 ? all : []
  const rows = readCsv(from.bytes, { delimiter: given(only?.delimiter), encoding: given(only?.encoding) })
  const first = await rows.next()
  if (first.done) return { ok: false, reason: 'empty', message: 'The file is empty.' }
  const cells = first.value.kind === 'row' ? first.value.cells : []
  const header = cells.map((cell) => cell.replaceAll('\0', '').trim())
  const chosen = chooseMapping(from, header)
  if (chosen === undefined) return { ok: false, reason: 'header', message: headerMessage(all, header) }
  const { mapping, matched } = chosen
  return {
    ok: true,
    source: {
      items: csvItems(rows, mapping, matched),
      duplicates: mapping.key.duplicates,
      mapping: mapping.name,
      label: mapping.label,
      unknownColumns: matched.unknown,
      absentColumns: matched.absent,
    },
  }
}

async function* vehicleItems(vehicles: Many<FeedVehicle>): AsyncGenerator<SourceItem> {
  let line = 0
  for await (const vehicle of vehicles) {
    line += 1
    const parsed = feedVehicleSchema.safeParse(vehicle)
    if (parsed.success) {
      yield { kind: 'vehicle', line, vehicle: parsed.data, warnings: [] }
      continue
    }
    const issue = parsed.error.issues[0]
    const path = issue?.path.join('.') ?? ''
    yield { kind: 'rejected', finding: finding(line, path, '', issue?.message ?? 'Not a vehicle.'), key: vehicle.key }
  }
}

/** Opens a feed: the header is checked before any row is read. Throws only where the bytes themselves cannot be read. */
export const openSource = async (source: StockSource): Promise<Opened> =>
  source.kind === 'csv'
    ? openCsv(source)
    : {
        ok: true,
        source: { items: vehicleItems(source.vehicles), duplicates: 'reject', unknownColumns: [], absentColumns: [] },
      }
