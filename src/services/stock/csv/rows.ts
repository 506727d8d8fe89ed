/**
 * A row with its first line (from 1) and cells, or the reason why it cannot be used. `unended`: no line end follows.
 */
export type CsvRow =
  | { readonly kind: 'row'; readonly line: number; readonly cells: readonly string[]; readonly unended?: true }
  | { readonly kind: 'bad'; readonly line: number; readonly start: string; readonly reason: string }
  /** Reading stopped at this line, because the file ends within a quoted cell or a limit is exceeded. */
  | { readonly kind: 'cut'; readonly line: number; readonly start: string; readonly reason: string }

export type CsvLimits = {
  /** Maximum characters per cell. */
  readonly cell: number
  /** Maximum cells per row. */
  readonly cells: number
}

export const csvLimits: CsvLimits = { cell: 100_000, cells: 1000 }

const quote = '"'

/**
 * Splits text into rows as it arrives: doubled quotes and line ends within quotes; CRLF, LF or CR. A cell or a header
 * beyond its limit stops the reading, because an unclosed quote would swallow the rest of the file (SEC-04). Another
 * row with too many cells is rejected, and reading continues.
 */
export class RowSplitter {
  private cells: string[] = []
  private cell = ''
  private state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  private line = 1
  private rowLine = 1
  private spoilt: string | undefined
  private afterReturn = false
  private isHeader = true
  private isStopped = false
  private readonly out: CsvRow[] = []

  private readonly delimiter: string
  private readonly limits: CsvLimits

  constructor(delimiter: string, limits: CsvLimits = csvLimits) {
    this.delimiter = delimiter
    this.limits = limits
  }

  /** True if a limit was exceeded, so that the rest of the file need not be read. */
  get stopped(): boolean {
    return this.isStopped
  }

  push(text: string): readonly CsvRow[] {
    let index = 0
    while (index < text.length && !this.isStopped)
      index = this.state === 'quoted' ? this.inQuotes(text, index) : this.plainly(text, index)
    return this.out.splice(0)
  }

  end(): readonly CsvRow[] {
    if (this.isStopped) return []
    if (this.state === 'quoted') {
      this.cut('The file stops within a quoted cell.')
    } else if (this.cells.length > 0 || this.cell !== '' || this.state === 'quote') {
      this.endCell()
      this.endRow(true)
    }
    return this.out.splice(0)
  }

  private cut(reason: string): void {
    const start = [...this.cells.slice(0, 20), this.cell.slice(0, 100)].join(' ').slice(0, 100)
    this.out.push({ kind: 'cut', line: this.rowLine, start, reason })
    this.isStopped = true
  }

  private add(piece: string): void {
    if (this.cell.length + piece.length > this.limits.cell) {
      const hint = this.state === 'quoted' ? ' Its closing quote may be missing.' : ''
      this.cut(`A cell is longer than ${this.limits.cell} characters; nothing after it was read.${hint}`)
      return
    }
    this.cell += piece
  }

  private inQuotes(text: string, from: number): number {
    const found = text.indexOf(quote, from)
    const to = found === -1 ? text.length : found
    const piece = text.slice(from, to)
    this.countLines(piece)
    this.add(piece)
    if (found === -1) return to
    this.state = 'quote'
    return found + 1
  }

  private countLines(piece: string): void {
    for (const letter of piece) {
      if (letter === '\r' || (letter === '\n' && !this.afterReturn)) this.line += 1
      this.afterReturn = letter === '\r'
    }
  }

  private plainly(text: string, at: number): number {
    const letter = text.charAt(at)
    const followsReturn = this.afterReturn
    this.afterReturn = letter === '\r'
    if (letter === '\n' && followsReturn && this.state !== 'quote') return at + 1
    if (letter === this.delimiter) this.endCell()
    else if (letter === '\n' || letter === '\r') this.endLine()
    else if (letter === quote && this.state !== 'plain') this.open()
    else return this.run(text, at)
    return at + 1
  }

  /** A quote opens a cell; directly after a closing quote it is a doubled quote within the cell. */
  private open(): void {
    if (this.state === 'quote') this.add(quote)
    this.state = 'quoted'
  }

  /** Reads characters up to the next separator or line end. */
  private run(text: string, from: number): number {
    if (this.state === 'quote') this.add(quote)
    this.state = 'plain'
    let to = from + 1
    while (to < text.length) {
      const letter = text.charAt(to)
      if (letter === this.delimiter || letter === '\n' || letter === '\r') break
      to += 1
    }
    this.add(text.slice(from, to))
    return to
  }

  private endCell(): void {
    if (this.cells.length < this.limits.cells) this.cells.push(this.cell)
    else if (this.isHeader) this.cut(`The first row has more than ${this.limits.cells} columns.`)
    else this.spoilt ??= `A row has more than ${this.limits.cells} cells.`
    this.cell = ''
    this.state = 'start'
  }

  private endLine(): void {
    this.endCell()
    this.endRow()
    this.line += 1
    this.rowLine = this.line
  }

  private endRow(unended = false): void {
    if (this.isStopped) return
    const cells = this.cells
    this.cells = []
    this.isHeader &&= cells.every((cell) => cell.trim() === '')
    const { spoilt, rowLine: line } = this
    this.spoilt = undefined
    if (spoilt !== undefined) {
      this.out.push({ kind: 'bad', line, start: cells.join(' ').slice(0, 100), reason: spoilt })
    } else if (cells.some((cell) => cell.trim() !== '')) {
      this.out.push({ kind: 'row', line, cells, ...(unended ? { unended } : {}) })
    }
  }
}
