import { decode, type Encoding } from './decode'
import { RowSplitter, type CsvLimits, type CsvRow } from './row-splitter'

export type Delimiter = ',' | ';' | '\t' | '|'
const delimiters: readonly Delimiter[] = [',', ';', '\t', '|']
const MAX_HEADER_CHARS = 64_000

/** Returns the separator that occurs most often in the first line, outside quotes. */
export const guessDelimiter = (head: string): Delimiter => {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const char of head) {
    if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === '\n' || char === '\r') && counts.size > 0) break
    else if (!isQuoted) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  return delimiters.reduce(
    (best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best),
    ',' as Delimiter,
  )
}

/** True once a line that is not blank has ended. */
const hasCompleteLine = (text: string): boolean => /[\n\r]/u.test(text.trimStart())

/**
 * Reads the rows of a CSV file as its bytes arrive; the first is the header. Encoding and separator are detected unless
 * given. Blank lines are skipped. Reading stops once a limit is exceeded.
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: {
    readonly delimiter?: Delimiter | undefined
    readonly encoding?: Encoding | undefined
    readonly limits?: CsvLimits
  } = {},
): AsyncGenerator<CsvRow> {
  let splitter = options.delimiter === undefined ? undefined : new RowSplitter(options.delimiter, options.limits)
  let head = ''
  for await (const text of decode(chunks, options.encoding)) {
    if (splitter !== undefined) {
      yield* splitter.push(text)
      if (splitter.stopped) return
      continue
    }
    head += text
    if (!hasCompleteLine(head) && head.length < MAX_HEADER_CHARS) continue
    splitter = new RowSplitter(guessDelimiter(head), options.limits)
    yield* splitter.push(head)
    head = ''
  }
  splitter ??= new RowSplitter(guessDelimiter(head), options.limits)
  yield* splitter.push(head)
  yield* splitter.end()
}
