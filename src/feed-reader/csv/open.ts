import { listMappedColumns } from '@/src/domain/stock/feed/cleared-fields'
import { type MatchedHeader } from '@/src/domain/stock/feed/match-header'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { createFinding, createRowReader } from '@/src/domain/stock/feed/read-row'
import { findCellFault, chooseMapping, explainHeaderMismatch } from '../choose-mapping'
import { findExample } from '../examples'
import type { FileSource, OpenResult, SourceItem } from '../source-kinds'
import { readCsv } from './read'
import { explainOpenQuote, type CsvRow } from './row-splitter'

const trimToWidth = (cells: readonly string[], width: number): readonly string[] | undefined => {
  if (cells.length < width) return undefined
  return cells.slice(width).every((cell) => cell.trim() === '') ? cells : undefined
}

/** Says why a row has too many or too few cells; an open quote takes in the lines below, with their vehicles. */
const explainWidth = ({ cells, line }: Extract<CsvRow, { kind: 'row' }>, width: number): string => {
  const counts = `${String(cells.length)} cells, but the header has ${String(width)}.`
  const joined = cells.join('').split(/\r\n|\r|\n/).length - 1
  return joined === 0 ? `This row has ${counts}` : `${explainOpenQuote(line, line + joined)} It has ${counts}`
}

const toSourceItem = (row: CsvRow, header: readonly string[], read: ReturnType<typeof createRowReader>): SourceItem => {
  if (row.kind === 'cut') {
    return { kind: 'cut', finding: createFinding(row.line, '', row.start, row.reason) }
  }
  if (row.kind === 'bad') return { kind: 'rejected', finding: createFinding(row.line, '', row.start, row.reason) }
  const cells = trimToWidth(row.cells, header.length)
  if (cells === undefined) {
    const found = createFinding(row.line, '', row.cells.join(' '), explainWidth(row, header.length))
    return row.unended && row.cells.length < header.length
      ? { kind: 'cut', finding: found }
      : { kind: 'rejected', finding: found }
  }
  const fault = findCellFault(cells, header, row.line)
  return fault === undefined ? read(cells, row.line) : { kind: 'rejected', finding: fault }
}

async function* readItems(
  rest: AsyncGenerator<CsvRow>,
  mapping: Mapping,
  matched: MatchedHeader,
): AsyncGenerator<SourceItem> {
  const read = createRowReader(mapping, matched, { thisYear: new Date().getFullYear() })
  for await (const row of rest) yield toSourceItem(row, matched.header, read)
}

/** A setting of the mapping, unless it is to be detected. */
const explicitSetting = <T extends string>(value: T | 'auto' | undefined): T | undefined =>
  value === 'auto' ? undefined : value

const SAMPLE_ROWS = 50

/** Reads the first rows after the header as a sample; they are imported as well. */
const readSample = async (rows: AsyncGenerator<CsvRow>): Promise<readonly CsvRow[]> => {
  const first: CsvRow[] = []
  while (first.length < SAMPLE_ROWS) {
    const next = await rows.next()
    if (next.done === true) break
    first.push(next.value)
  }
  return first
}

const findExamples = (header: readonly string[], rows: readonly CsvRow[]): readonly string[] =>
  header.map((_, index) => findExample(rows.map((row) => (row.kind === 'row' ? row.cells[index] : undefined))))

async function* concatRows(first: readonly CsvRow[], rest: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow> {
  yield* first
  yield* rest
}

/** Opens a CSV file, whose first row is the header. */
export const openCsv = async (file: FileSource): Promise<OpenResult> => {
  const mappings = file.mappings.filter((one) => one.format !== 'json')
  const preferred = file.preferred?.format === 'json' ? undefined : file.preferred
  const all = [...(preferred === undefined ? [] : [preferred]), ...mappings]
  const [only] = all.length === 1 ? all : []
  const rows = readCsv(file.bytes, {
    delimiter: explicitSetting(only?.delimiter),
    encoding: explicitSetting(only?.encoding),
  })
  const first = await rows.next()
  if (first.done) return { ok: false, reason: 'empty', message: 'The file is empty.' }
  if (first.value.kind !== 'row') return { ok: false, reason: 'header', message: first.value.reason }
  const header = first.value.cells.map((cell) => cell.replaceAll('\0', '').trim())
  const sample = await readSample(rows)
  const examples = findExamples(header, sample)
  const choice = chooseMapping({ mappings, preferred }, header)
  if (choice === undefined) {
    return {
      ok: false,
      reason: 'header',
      message: explainHeaderMismatch(all, header, 'csv'),
      columns: header,
      examples,
    }
  }
  const { mapping, matched } = choice
  return {
    ok: true,
    source: {
      items: readItems(concatRows(sample, rows), mapping, matched),
      duplicates: mapping.key.duplicates,
      mappedColumns: listMappedColumns(mapping),
      mapping: mapping.name,
      label: mapping.label,
      columns: header,
      examples,
      unknownColumns: matched.unknown,
      absentColumns: matched.absent,
    },
  }
}
