/** Says that a quote is open, with the lines that it joins. */
export const explainOpenQuote = (from: number, to: number): string =>
  `A quote (") isn’t closed, so that lines ${String(from)} to ${String(to)} are one row.`

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

const QUOTE = '"'

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
  private rowProblem: string | undefined
  private isAfterReturn = false
  private isHeader = true
  private isStopped = false
  private readonly rows: CsvRow[] = []

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
      index = this.state === 'quoted' ? this.readQuoted(text, index) : this.readUnquoted(text, index)
    return this.rows.splice(0)
  }

  end(): readonly CsvRow[] {
    if (this.isStopped) return []
    if (this.state === 'quoted') {
      this.stopReading('The file ends inside a quoted cell.')
    } else if (this.cells.length > 0 || this.cell !== '' || this.state === 'quote') {
      this.endCell()
      this.endRow(true)
    }
    return this.rows.splice(0)
  }

  private stopReading(reason: string): void {
    const start = [...this.cells.slice(0, 20), this.cell.slice(0, 100)].join(' ').slice(0, 100)
    this.rows.push({ kind: 'cut', line: this.rowLine, start, reason })
    this.isStopped = true
  }

  private appendToCell(piece: string): void {
    if (this.cell.length + piece.length > this.limits.cell) {
      const hint = this.state === 'quoted' ? ' Its closing quote may be missing.' : ''
      this.stopReading(`A cell is longer than ${this.limits.cell} characters, so nothing after it was read.${hint}`)
      return
    }
    this.cell += piece
  }

  private readQuoted(text: string, from: number): number {
    const found = text.indexOf(QUOTE, from)
    const to = found === -1 ? text.length : found
    const piece = text.slice(from, to)
    this.countLines(piece)
    this.appendToCell(piece)
    if (found === -1) return to
    this.state = 'quote'
    return found + 1
  }

  private countLines(piece: string): void {
    for (const char of piece) {
      if (char === '\r' || (char === '\n' && !this.isAfterReturn)) this.line += 1
      this.isAfterReturn = char === '\r'
    }
  }

  private readUnquoted(text: string, at: number): number {
    const char = text.charAt(at)
    const followsReturn = this.isAfterReturn
    this.isAfterReturn = char === '\r'
    if (char === '\n' && followsReturn && this.state !== 'quote') return at + 1
    if (char === this.delimiter) this.endCell()
    else if (char === '\n' || char === '\r') this.endLine()
    else if (char === QUOTE && this.state !== 'plain') this.openQuote()
    else return this.readRun(text, at)
    return at + 1
  }

  /** A quote opens a cell; directly after a closing quote it is a doubled quote within the cell. */
  private openQuote(): void {
    if (this.state === 'quote') this.appendToCell(QUOTE)
    this.state = 'quoted'
  }

  /** Reads characters up to the next separator or line end. */
  private readRun(text: string, from: number): number {
    if (this.state === 'quote') {
      // Text after a closing quote: the quote of an earlier line was open, and took in the lines between.
      if (/[\r\n]/.test(this.cell)) this.rowProblem ??= explainOpenQuote(this.rowLine, this.line)
      this.appendToCell(QUOTE)
    }
    this.state = 'plain'
    let to = from + 1
    while (to < text.length) {
      const char = text.charAt(to)
      if (char === this.delimiter || char === '\n' || char === '\r') break
      to += 1
    }
    this.appendToCell(text.slice(from, to))
    return to
  }

  private endCell(): void {
    if (this.cells.length < this.limits.cells) this.cells.push(this.cell)
    else if (this.isHeader) this.stopReading(`The first row has more than ${this.limits.cells} columns.`)
    else this.rowProblem ??= `A row has more than ${this.limits.cells} cells.`
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
    const { rowProblem: spoilt, rowLine: line } = this
    this.rowProblem = undefined
    if (spoilt !== undefined) {
      this.rows.push({ kind: 'bad', line, start: cells.join(' ').slice(0, 100), reason: spoilt })
    } else if (cells.some((cell) => cell.trim() !== '')) {
      this.rows.push({ kind: 'row', line, cells, ...(unended ? { unended } : {}) })
    }
  }
}
