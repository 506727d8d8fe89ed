import { namedBy } from '@/src/domain/stock/feed/brought'
import { matchHeader, type MatchedHeader } from '@/src/domain/stock/feed/match-header'
import { namesOf, namesOfKey, type Mapping } from '@/src/domain/stock/feed/mapping'
import { finding, rowReader } from '@/src/domain/stock/feed/read-row'
import { bare } from '@/src/domain/stock/normalise/words'
import { decode, type Encoding } from '../csv/decode'
import { cellFault, chooseMapping, headerMessage } from '../choose-mapping'
import { exampleAmong } from '../examples'
import type { FileSource, Opened, SourceItem } from '../source-kinds'
import { flatten } from './flatten'
import { structuresOf, structureText } from './structure'
import { parseRecord, type JsonRecord, type RecordFault } from './parse-record'
import { RecordSplitter, type JsonPiece } from './split'

/** Reads a JSON feed as rows: each record is a row whose columns are the mapping's paths. */

type Row =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'bad' | 'cut'; readonly number: number; readonly fault: RecordFault }
  | {
      readonly kind: 'row'
      readonly number: number
      readonly cells: ReadonlyMap<string, string>
      readonly record: JsonRecord
      readonly fault: RecordFault | undefined
    }

const rowOf = (piece: JsonPiece): Row => {
  if (piece.kind === 'refused') return piece
  const { number } = piece
  if (piece.kind !== 'record') {
    // It is unknown which vehicle this record is, so no vehicle may be removed because of it.
    return { kind: 'cut', number, fault: { path: '', value: piece.start, reason: piece.reason } }
  }
  const parsed = parseRecord(piece.text)
  if (parsed.kind === 'broken') return { kind: 'cut', number, fault: parsed.fault }
  if (parsed.value instanceof Map) {
    return { kind: 'row', number, cells: flatten(parsed.value), record: parsed.value, fault: parsed.faults[0] }
  }
  const start = piece.text.trim().slice(0, 100)
  return { kind: 'bad', number, fault: { path: '', value: start, reason: 'Expected a record: { … }.' } }
}

async function* rowsOf(
  bytes: FileSource['bytes'],
  paths: readonly string[],
  encoding: Encoding | undefined,
): AsyncGenerator<Row> {
  const splitter = new RecordSplitter(paths)
  for await (const text of decode(bytes, encoding)) {
    for (const piece of splitter.push(text)) yield rowOf(piece)
  }
  for (const piece of splitter.end()) yield rowOf(piece)
}

const sampled = 200
const sampledCells = 20_000

type Sample = {
  readonly rows: readonly Row[]
  readonly header: readonly string[]
  readonly examples: readonly string[]
}

const examplesOf = (header: readonly string[], rows: readonly Row[]): readonly string[] =>
  header.map((path) => exampleAmong(rows.map((row) => (row.kind === 'row' ? row.cells.get(path) : undefined))))

/** Reads the first records: together their fields correspond to the header of a CSV file. */
const sample = async (rows: AsyncGenerator<Row>): Promise<Sample> => {
  const first: Row[] = []
  const header = new Map<string, string>()
  let cells = 0
  while (first.length < sampled && cells < sampledCells) {
    const next = await rows.next()
    if (next.done === true) break
    first.push(next.value)
    if (next.value.kind !== 'row') continue
    cells += next.value.cells.size
    for (const path of next.value.cells.keys()) if (!header.has(bare(path))) header.set(bare(path), path)
  }
  const paths = [...header.values()]
  return { rows: first, header: paths, examples: examplesOf(paths, first) }
}

/** Every name of the mapping, because a single record may lack some. */
const fullHeader = (mapping: Mapping): readonly string[] => [
  ...mapping.columns.map((column) => namesOf(column)[0] ?? ''),
  ...mapping.key.columns,
]

type Columns = {
  readonly matched: MatchedHeader
  readonly names: readonly (readonly string[])[]
  /** For each column, whether it takes a whole object as JSON. */
  readonly whole: readonly boolean[]
}

const columnsOf = (mapping: Mapping): Columns | undefined => {
  const header = fullHeader(mapping)
  const match = matchHeader(mapping, header)
  const names = [...mapping.columns.map(namesOf), ...mapping.key.columns.map((name) => namesOfKey(mapping, name))]
  const structures = new Set(structuresOf(mapping).flatMap(namesOf))
  const whole = names.map(([name]) => structures.has(name ?? ''))
  return match.ok ? { matched: match.matched, names: names.map((all) => all.map(bare)), whole } : undefined
}

const recordReader = (mapping: Mapping, { matched, names, whole }: Columns) => {
  const read = rowReader(mapping, matched)
  return ({ cells, record, number, fault }: Extract<Row, { kind: 'row' }>): SourceItem => {
    const paths = new Map([...cells.keys()].map((path) => [bare(path), path] as const).reverse())
    const used = names.map((all) => paths.get(all.find((name) => paths.has(name)) ?? ''))
    const row = used.map((path, index) => {
      if (whole[index] === true) return structureText(record, names[index] ?? [])
      return path === undefined ? '' : (cells.get(path) ?? '')
    })
    const asGiven = (column: string): string => used[matched.header.indexOf(column)] ?? column
    const found = fault
      ? finding(number, fault.path, fault.value, fault.reason)
      : cellFault(row, matched.header, number)
    const item = read(row, number)
    if (found !== undefined) {
      const key = item.kind === 'vehicle' ? item.vehicle.key : item.key
      return {
        kind: 'rejected',
        finding: { ...found, column: asGiven(found.column) },
        ...(key === undefined ? {} : { key }),
      }
    }
    if (item.kind === 'vehicle') {
      return { ...item, warnings: item.warnings.map((one) => ({ ...one, column: asGiven(one.column) })) }
    }
    return { ...item, finding: { ...item.finding, column: asGiven(item.finding.column) } }
  }
}

async function* itemsOf(
  first: readonly Row[],
  rest: AsyncGenerator<Row>,
  read: ReturnType<typeof recordReader>,
): AsyncGenerator<SourceItem> {
  const item = (row: Row): SourceItem => {
    if (row.kind === 'row') return read(row)
    const { path, value, reason } = row.kind === 'refused' ? { path: '', value: '', reason: row.message } : row.fault
    const found = finding(row.kind === 'refused' ? 0 : row.number, path, value, reason)
    return row.kind === 'bad' ? { kind: 'rejected', finding: found } : { kind: 'cut', finding: found }
  }
  for (const row of first) yield item(row)
  for await (const row of rest) yield item(row)
}

const unreadable = (first: readonly Row[]): string | undefined => {
  if (first.length === 0) return 'The file holds no vehicles; nothing was changed.'
  const refused = first.find((row) => row.kind === 'refused')
  if (refused !== undefined) return refused.message
  const [one] = first
  if (first.some((row) => row.kind === 'row') || one === undefined || one.kind !== 'cut') return undefined
  return `Record ${one.number} cannot be read: ${one.fault.reason} ${one.fault.value}`.trim()
}

type Choice = {
  readonly mappings: readonly Mapping[]
  readonly preferred: Mapping | undefined
  readonly all: readonly Mapping[]
}

const readable = ({ mappings, preferred }: FileSource): Choice => {
  const fit = mappings.filter((one) => one.format !== 'csv')
  const own = preferred?.format === 'csv' ? undefined : preferred
  return { mappings: fit, preferred: own, all: [...(own === undefined ? [] : [own]), ...fit] }
}

const encodingOf = (all: readonly Mapping[]): Encoding | undefined => {
  const encoding = all.length === 1 ? all[0]?.encoding : undefined
  return encoding === 'auto' ? undefined : encoding
}

/** Lists unread and missing columns; the paths within an object that is taken whole count as read. */
const unmatched = (mapping: Mapping, { unknown, absent }: MatchedHeader, header: readonly string[]) => {
  const within = (path: string, name: string): boolean => path.toLowerCase().startsWith(`${name.toLowerCase()}.`)
  const structures = structuresOf(mapping).map(namesOf)
  const there = structures.filter((names) => header.some((path) => names.some((name) => within(path, name))))
  return {
    unknownColumns: unknown.filter((path) => !there.flat().some((name) => within(path, name))),
    absentColumns: absent.filter((name) => !there.some(([first]) => first === name)),
  }
}

/** Opens a JSON feed: a list of records, or an object that contains one under its mapping's `path`. */
export const openJson = async (from: FileSource): Promise<Opened> => {
  const choice = readable(from)
  const paths = [...new Set(choice.all.flatMap((one) => one.path ?? []))]
  const rows = rowsOf(from.bytes, paths, encodingOf(choice.all))
  const first = await sample(rows)
  const problem = unreadable(first.rows)
  if (problem !== undefined) return { ok: false, reason: 'empty', message: problem }
  const chosen = chooseMapping(choice, first.header)
  const columns = chosen === undefined ? undefined : columnsOf(chosen.mapping)
  if (chosen === undefined || columns === undefined) {
    return {
      ok: false,
      reason: 'header',
      message: headerMessage(choice.all, first.header, 'json'),
      columns: first.header,
      examples: first.examples,
    }
  }
  const { mapping, matched } = chosen
  return {
    ok: true,
    source: {
      items: itemsOf(first.rows, rows, recordReader(mapping, columns)),
      duplicates: mapping.key.duplicates,
      named: namedBy(mapping),
      mapping: mapping.name,
      label: mapping.label,
      columns: first.header,
      examples: first.examples,
      ...unmatched(mapping, matched, first.header),
    },
  }
}
