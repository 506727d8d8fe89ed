import { readCsv } from './csv/read'
import type { CsvRow } from './csv/row-splitter'
import { readRows } from './json/open'
import { peekFirstCharacter } from './peek-first-character'
import { xmlToJson } from './xml/to-json'

/** Lists the columns of a file without a mapping (STF-05), which the import's second step matches to fields. */

export type FileColumn = {
  readonly name: string
  /** Values of the first rows, blanks left out. */
  readonly values: readonly string[]
  /** Rows of the first `sampledRows` that have a value, and how many of the values differ. */
  readonly filled: number
  readonly distinct: number
}

export type FileInspection =
  | {
      readonly ok: true
      readonly rows: number
      readonly sampledRows: number
      readonly columns: readonly FileColumn[]
      /** Headings that occur twice; only the first such column is read. */
      readonly repeatedNames: readonly string[]
      /** Columns that have no heading, which are not read. */
      readonly unnamedColumns: number
      /** True if characters could not be decoded. */
      readonly hasBrokenCharacters: boolean
    }
  | { readonly ok: false; readonly message: string }

const SAMPLE_VALUES = 500
/** Rows in which repeated values are counted, so that memory stays bounded. */
const SAMPLE_ROWS = 20_000
const MAX_COLUMNS = 400
const MAX_VALUE_CHARS = 1000

class ColumnCounter {
  private readonly values: string[] = []
  private readonly known = new Set<string>()
  private filled = 0
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  add(cell: string): void {
    const text = cell.trim()
    if (text === '') return
    this.filled += 1
    this.known.add(text.slice(0, MAX_VALUE_CHARS).toLowerCase())
    if (this.values.length < SAMPLE_VALUES) this.values.push(text.slice(0, MAX_VALUE_CHARS))
  }

  get result(): FileColumn {
    return { name: this.name, values: this.values, filled: this.filled, distinct: this.known.size }
  }
}

const BROKEN_CHARACTER = '\uFFFD'

type Counted = { readonly rows: number; readonly isBroken: boolean; readonly counters: readonly ColumnCounter[] }

const toInspection = (header: readonly string[], { rows, isBroken, counters }: Counted): FileInspection => ({
  ok: true,
  rows,
  sampledRows: Math.min(rows, SAMPLE_ROWS),
  columns: counters.map(({ result }) => result),
  repeatedNames: [...new Set(header.filter((name, index) => name !== '' && header.indexOf(name) !== index))],
  unnamedColumns: header.filter((name) => name === '').length,
  hasBrokenCharacters: isBroken,
})

const isNumberOrAddress = (cell: string): boolean => /^[$\d.,/\s-]+$|^https?:/u.test(cell)

/** Explains a first row that can't be the headings of a stock file; undefined if it may be. */
const findHeaderProblem = (header: readonly string[]): string | undefined => {
  const headings = header.filter((cell) => cell !== '')
  if (headings.length === 0) return 'The first row is empty. It must hold the headings, such as “Stock number”.'
  if (headings.length === 1) {
    return `We found only one column, “${(headings[0] ?? '').slice(0, 60)}”. Separate the columns with commas, semicolons or tabs.`
  }
  if (headings.filter(isNumberOrAddress).length >= headings.length / 2 - 0.5) {
    return `The first row must hold the headings, such as “Stock number”. In this file it starts with “${headings.slice(0, 3).join('”, “').slice(0, 90)}”.`
  }
  return undefined
}

/** The first column of each name, with its position. */
const listNamedColumns = (header: readonly string[]): readonly (readonly [number, ColumnCounter])[] =>
  header.flatMap((name, index) =>
    name !== '' && header.indexOf(name) === index ? [[index, new ColumnCounter(name)] as const] : [],
  )

const noVehicles = (what: string): FileInspection => ({
  ok: false,
  message: `This file has ${what}. Export it again with your stock.`,
})

const hasBrokenCharacter = (cells: Iterable<string>): boolean =>
  [...cells].some((one) => one.includes(BROKEN_CHARACTER))

const countRows = async (rows: AsyncIterable<CsvRow>, header: readonly string[]): Promise<Counted> => {
  const columns = listNamedColumns(header)
  let count = 0
  let isBroken = hasBrokenCharacter(header)
  for await (const row of rows) {
    count += 1
    if (row.kind !== 'row' || count > SAMPLE_ROWS) continue
    for (const [index, counter] of columns) counter.add(row.cells[index] ?? '')
    isBroken ||= hasBrokenCharacter(row.cells)
  }
  return { rows: count, isBroken, counters: columns.map(([, counter]) => counter) }
}

const inspectCsv = async (bytes: AsyncIterable<Uint8Array>): Promise<FileInspection> => {
  const rows = readCsv(bytes)
  const first = await rows.next()
  if (first.done === true) return { ok: false, message: 'This file is empty. Export it again and choose the new file.' }
  if (first.value.kind !== 'row') return { ok: false, message: first.value.reason }
  const header = first.value.cells.map((cell) => cell.replaceAll('\0', '').trim().slice(0, 100)).slice(0, MAX_COLUMNS)
  const problem = findHeaderProblem(header)
  if (problem !== undefined) return { ok: false, message: problem }
  const counted = await countRows(rows, header)
  return counted.rows === 0 ? noVehicles('headings but no vehicles') : toInspection(header, counted)
}

class RecordCounter {
  readonly counters = new Map<string, ColumnCounter>()
  isBroken = false
  rows = 0

  add(cells: ReadonlyMap<string, string>): void {
    this.rows += 1
    if (this.rows > SAMPLE_ROWS) return
    for (const [path, text] of cells) this.addCell(path, text)
    this.isBroken ||= hasBrokenCharacter(cells.values())
  }

  private addCell(path: string, text: string): void {
    if (!this.counters.has(path) && this.counters.size < MAX_COLUMNS && path.length <= 100) {
      this.counters.set(path, new ColumnCounter(path))
    }
    this.counters.get(path)?.add(text)
  }
}

const inspectRecords = async (bytes: AsyncIterable<Uint8Array>, format: 'JSON' | 'XML'): Promise<FileInspection> => {
  const counter = new RecordCounter()
  for await (const row of readRows(bytes, [], undefined)) {
    if (row.kind === 'refused') return { ok: false, message: `We can’t read this ${format} file. ${row.message}` }
    if (row.kind === 'row') counter.add(row.cells)
    else if (row.kind === 'cut' && counter.rows === 0) {
      const reason = format === 'XML' ? 'It ends too early, or its tags don’t match.' : row.fault.reason
      return { ok: false, message: `This file isn’t valid ${format}: ${reason}` }
    }
  }
  const { rows, isBroken, counters } = counter
  if (rows === 0) return noVehicles('no vehicles')
  return toInspection([...counters.keys()], { rows, isBroken, counters: [...counters.values()] })
}

/** Reads a file to its end and lists its columns. Throws only if the bytes cannot be read. */
export const inspectFile = async (file: {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
}): Promise<FileInspection> => {
  const { first, bytes } = await peekFirstCharacter(file.bytes)
  if (first === '<') return inspectRecords(xmlToJson(bytes), 'XML')
  const isJson = /\.json$/iu.test(file.name) || first === '[' || first === '{'
  return isJson ? inspectRecords(bytes, 'JSON') : inspectCsv(bytes)
}
