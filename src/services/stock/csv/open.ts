import { namedBy } from '@/src/domain/stock/feed/brought'
import { type MatchedHeader } from '@/src/domain/stock/feed/match-header'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { finding, rowReader } from '@/src/domain/stock/feed/read-row'
import { cellFault, chooseMapping, headerMessage } from '../choose-mapping'
import { exampleAmong } from '../examples'
import type { FileSource, Opened, SourceItem } from '../source-kinds'
import { readCsv } from './read'
import type { CsvRow } from './rows'

const narrow = (cells: readonly string[], width: number): readonly string[] | undefined => {
  if (cells.length < width) return undefined
  return cells.slice(width).every((cell) => cell.trim() === '') ? cells : undefined
}

const readOne = (row: CsvRow, header: readonly string[], read: ReturnType<typeof rowReader>): SourceItem => {
  if (row.kind === 'cut') {
    return { kind: 'cut', finding: finding(row.line, '', row.start, row.reason) }
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
  const fault = cellFault(cells, header, row.line)
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

/** A setting of the mapping, unless it is to be detected. */
const given = <T extends string>(value: T | 'auto' | undefined): T | undefined => (value === 'auto' ? undefined : value)

const sampled = 50

/** Reads the first rows after the header as a sample; they are imported as well. */
const firstRows = async (rows: AsyncGenerator<CsvRow>): Promise<readonly CsvRow[]> => {
  const first: CsvRow[] = []
  while (first.length < sampled) {
    const next = await rows.next()
    if (next.done === true) break
    first.push(next.value)
  }
  return first
}

const examplesOf = (header: readonly string[], rows: readonly CsvRow[]): readonly string[] =>
  header.map((_, index) => exampleAmong(rows.map((row) => (row.kind === 'row' ? row.cells[index] : undefined))))

async function* after(first: readonly CsvRow[], rest: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow> {
  yield* first
  yield* rest
}

/** Opens a CSV file, whose first row is the header. */
export const openCsv = async (from: FileSource): Promise<Opened> => {
  const mappings = from.mappings.filter((one) => one.format !== 'json')
  const preferred = from.preferred?.format === 'json' ? undefined : from.preferred
  const all = [...(preferred === undefined ? [] : [preferred]), ...mappings]
  const [only] = all.length === 1 ? all : []
  const rows = readCsv(from.bytes, { delimiter: given(only?.delimiter), encoding: given(only?.encoding) })
  const first = await rows.next()
  if (first.done) return { ok: false, reason: 'empty', message: 'The file is empty.' }
  if (first.value.kind !== 'row') return { ok: false, reason: 'header', message: first.value.reason }
  const header = first.value.cells.map((cell) => cell.replaceAll('\0', '').trim())
  const sample = await firstRows(rows)
  const examples = examplesOf(header, sample)
  const chosen = chooseMapping({ mappings, preferred }, header)
  if (chosen === undefined) {
    return { ok: false, reason: 'header', message: headerMessage(all, header, 'csv'), columns: header, examples }
  }
  const { mapping, matched } = chosen
  return {
    ok: true,
    source: {
      items: csvItems(after(sample, rows), mapping, matched),
      duplicates: mapping.key.duplicates,
      named: namedBy(mapping),
      mapping: mapping.name,
      label: mapping.label,
      columns: header,
      examples,
      unknownColumns: matched.unknown,
      absentColumns: matched.absent,
    },
  }
}
