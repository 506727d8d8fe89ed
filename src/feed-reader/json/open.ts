import { listMappedColumns } from '@/src/domain/stock/feed/cleared-fields'
import { matchHeader, type MatchedHeader } from '@/src/domain/stock/feed/match-header'
import { columnNamesOf, keyColumnNamesOf, type Mapping } from '@/src/domain/stock/feed/mapping'
import { createFinding, createRowReader } from '@/src/domain/stock/feed/read-row'
import { toMatchKey } from '@/src/domain/stock/normalize/text'
import { decode, type Encoding } from '../csv/decode'
import { findCellFault, chooseMapping, explainHeaderMismatch } from '../choose-mapping'
import { findExample } from '../examples'
import type { FileSource, OpenResult, SourceItem } from '../source-kinds'
import { flattenRecord } from './flatten'
import { listStructures, formatStructure } from './structure'
import { parseRecord, type JsonRecord, type RecordFault } from './parse-record'
import { RecordSplitter, type JsonPiece } from './record-splitter'

/** Reads a JSON feed as rows: each record is a row whose columns are the mapping's paths. */

type RecordRow =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'bad' | 'cut'; readonly number: number; readonly fault: RecordFault }
  | {
      readonly kind: 'row'
      readonly number: number
      readonly cells: ReadonlyMap<string, string>
      readonly record: JsonRecord
      readonly fault: RecordFault | undefined
    }

const toRow = (piece: JsonPiece): RecordRow => {
  if (piece.kind === 'refused') return piece
  const { number } = piece
  if (piece.kind !== 'record') {
    // It is unknown which vehicle this record is, so no vehicle may be removed because of it.
    return { kind: 'cut', number, fault: { path: '', value: piece.start, reason: piece.reason } }
  }
  const parsed = parseRecord(piece.text)
  if (parsed.kind === 'broken') return { kind: 'cut', number, fault: parsed.fault }
  if (parsed.value instanceof Map) {
    return { kind: 'row', number, cells: flattenRecord(parsed.value), record: parsed.value, fault: parsed.faults[0] }
  }
  const start = piece.text.trim().slice(0, 100)
  return { kind: 'bad', number, fault: { path: '', value: start, reason: 'Expected a record: { … }.' } }
}

/** Reads the records of a JSON file; without paths the list of vehicles is found by its shape. */
export async function* readRows(
  bytes: FileSource['bytes'],
  paths: readonly string[],
  encoding: Encoding | undefined,
): AsyncGenerator<RecordRow> {
  const splitter = new RecordSplitter(paths)
  for await (const text of decode(bytes, encoding)) {
    for (const piece of splitter.push(text)) yield toRow(piece)
  }
  for (const piece of splitter.end()) yield toRow(piece)
}

const SAMPLE_RECORDS = 200
const MAX_SAMPLE_CELLS = 20_000

type Sample = {
  readonly rows: readonly RecordRow[]
  readonly header: readonly string[]
  readonly examples: readonly string[]
}

const findExamples = (header: readonly string[], rows: readonly RecordRow[]): readonly string[] =>
  header.map((path) => findExample(rows.map((row) => (row.kind === 'row' ? row.cells.get(path) : undefined))))

/** Reads the first records: together their fields correspond to the header of a CSV file. */
const readSample = async (rows: AsyncGenerator<RecordRow>): Promise<Sample> => {
  const first: RecordRow[] = []
  const header = new Map<string, string>()
  let cells = 0
  while (first.length < SAMPLE_RECORDS && cells < MAX_SAMPLE_CELLS) {
    const next = await rows.next()
    if (next.done === true) break
    first.push(next.value)
    if (next.value.kind !== 'row') continue
    cells += next.value.cells.size
    for (const path of next.value.cells.keys()) if (!header.has(toMatchKey(path))) header.set(toMatchKey(path), path)
  }
  const paths = [...header.values()]
  return { rows: first, header: paths, examples: findExamples(paths, first) }
}

/** Every name of the mapping, because a single record may lack some. */
const buildFullHeader = (mapping: Mapping): readonly string[] => [
  ...mapping.columns.map((column) => columnNamesOf(column)[0] ?? ''),
  ...mapping.key.columns,
]

type MappedPaths = {
  readonly matched: MatchedHeader
  readonly names: readonly (readonly string[])[]
  /** For each column, whether it takes a whole object as JSON. */
  readonly whole: readonly boolean[]
}

const buildMappedPaths = (mapping: Mapping): MappedPaths | undefined => {
  const header = buildFullHeader(mapping)
  const match = matchHeader(mapping, header)
  const names = [
    ...mapping.columns.map(columnNamesOf),
    ...mapping.key.columns.map((name) => keyColumnNamesOf(mapping, name)),
  ]
  const structures = new Set(listStructures(mapping).flatMap(columnNamesOf))
  const whole = names.map(([name]) => structures.has(name ?? ''))
  return match.ok ? { matched: match.matched, names: names.map((all) => all.map(toMatchKey)), whole } : undefined
}

const createRecordReader = (mapping: Mapping, { matched, names, whole }: MappedPaths) => {
  const read = createRowReader(mapping, matched, { thisYear: new Date().getFullYear() })
  return ({ cells, record, number, fault }: Extract<RecordRow, { kind: 'row' }>): SourceItem => {
    const paths = new Map([...cells.keys()].map((path) => [toMatchKey(path), path] as const).reverse())
    const used = names.map((all) => paths.get(all.find((name) => paths.has(name)) ?? ''))
    const row = used.map((path, index) => {
      if (whole[index] === true) return formatStructure(record, names[index] ?? [])
      return path === undefined ? '' : (cells.get(path) ?? '')
    })
    const originalColumn = (column: string): string => used[matched.header.indexOf(column)] ?? column
    const found = fault
      ? createFinding(number, fault.path, fault.value, fault.reason)
      : findCellFault(row, matched.header, number)
    const item = read(row, number)
    if (found !== undefined) {
      const key = item.kind === 'vehicle' ? item.vehicle.key : item.key
      return {
        kind: 'rejected',
        finding: { ...found, column: originalColumn(found.column) },
        ...(key === undefined ? {} : { key }),
      }
    }
    if (item.kind === 'vehicle') {
      return { ...item, warnings: item.warnings.map((one) => ({ ...one, column: originalColumn(one.column) })) }
    }
    return { ...item, finding: { ...item.finding, column: originalColumn(item.finding.column) } }
  }
}

async function* readItems(
  first: readonly RecordRow[],
  rest: AsyncGenerator<RecordRow>,
  read: ReturnType<typeof createRecordReader>,
): AsyncGenerator<SourceItem> {
  const item = (row: RecordRow): SourceItem => {
    if (row.kind === 'row') return read(row)
    const { path, value, reason } = row.kind === 'refused' ? { path: '', value: '', reason: row.message } : row.fault
    const found = createFinding(row.kind === 'refused' ? 0 : row.number, path, value, reason)
    return row.kind === 'bad' ? { kind: 'rejected', finding: found } : { kind: 'cut', finding: found }
  }
  for (const row of first) yield item(row)
  for await (const row of rest) yield item(row)
}

const findReadProblem = (first: readonly RecordRow[]): string | undefined => {
  if (first.length === 0) return 'The file has no vehicles, so nothing was changed.'
  const refused = first.find((row) => row.kind === 'refused')
  if (refused !== undefined) return refused.message
  const [one] = first
  if (first.some((row) => row.kind === 'row') || one === undefined || one.kind !== 'cut') return undefined
  return `Record ${one.number} couldn’t be read: ${one.fault.reason} ${one.fault.value}`.trim()
}

type MappingChoice = {
  readonly mappings: readonly Mapping[]
  readonly preferred: Mapping | undefined
  readonly all: readonly Mapping[]
}

const selectMappings = ({ mappings, preferred }: FileSource): MappingChoice => {
  const jsonMappings = mappings.filter((one) => one.format !== 'csv')
  const own = preferred?.format === 'csv' ? undefined : preferred
  return { mappings: jsonMappings, preferred: own, all: [...(own === undefined ? [] : [own]), ...jsonMappings] }
}

const encodingOf = (all: readonly Mapping[]): Encoding | undefined => {
  const encoding = all.length === 1 ? all[0]?.encoding : undefined
  return encoding === 'auto' ? undefined : encoding
}

/** Lists unread and missing columns; the paths within an object that is taken whole count as read. */
const findUnmatchedColumns = (mapping: Mapping, { unknown, absent }: MatchedHeader, header: readonly string[]) => {
  const within = (path: string, name: string): boolean => path.toLowerCase().startsWith(`${name.toLowerCase()}.`)
  const structures = listStructures(mapping).map(columnNamesOf)
  const presentStructures = structures.filter((names) =>
    header.some((path) => names.some((name) => within(path, name))),
  )
  return {
    unknownColumns: unknown.filter((path) => !presentStructures.flat().some((name) => within(path, name))),
    absentColumns: absent.filter((name) => !presentStructures.some(([first]) => first === name)),
  }
}

/** The feed's own mapping without a path, as an import in steps creates it, finds the list by its name. */
const listPaths = ({ preferred, all }: MappingChoice): readonly string[] =>
  preferred !== undefined && preferred.path === undefined ? [] : [...new Set(all.flatMap((one) => one.path ?? []))]

/** Opens a JSON feed: a list of records, or an object that contains one under its mapping's `path`. */
export const openJson = async (file: FileSource): Promise<OpenResult> => {
  const choice = selectMappings(file)
  const paths = listPaths(choice)
  const rows = readRows(file.bytes, paths, encodingOf(choice.all))
  const first = await readSample(rows)
  const problem = findReadProblem(first.rows)
  if (problem !== undefined) return { ok: false, reason: 'empty', message: problem }
  const chosen = chooseMapping(choice, first.header)
  const columns = chosen === undefined ? undefined : buildMappedPaths(chosen.mapping)
  if (chosen === undefined || columns === undefined) {
    return {
      ok: false,
      reason: 'header',
      message: explainHeaderMismatch(choice.all, first.header, 'json'),
      columns: first.header,
      examples: first.examples,
    }
  }
  const { mapping, matched } = chosen
  return {
    ok: true,
    source: {
      items: readItems(first.rows, rows, createRecordReader(mapping, columns)),
      duplicates: mapping.key.duplicates,
      mappedColumns: listMappedColumns(mapping),
      mapping: mapping.name,
      label: mapping.label,
      columns: first.header,
      examples: first.examples,
      ...findUnmatchedColumns(mapping, matched, first.header),
    },
  }
}
