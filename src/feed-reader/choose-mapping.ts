import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { countMatchedColumns, matchHeader, type MatchedHeader } from '@/src/domain/stock/feed/match-header'
import { createFinding, type Finding } from '@/src/domain/stock/feed/read-row'
import type { FileSource } from './source-kinds'

/** Names listed before the rest is only counted, so that the message stays readable. */
const MAX_NAMES = 5

const quoteNames = (names: readonly string[]): string => {
  const quoted = names.slice(0, MAX_NAMES).map((name) => `“${name}”`)
  const more = names.length - quoted.length
  return more > 0 ? `${quoted.join(', ')} and ${String(more)} more` : quoted.join(', ')
}

/** Explains why no mapping can read a file, using the mapping with the fewest missing columns. */
export const explainHeaderMismatch = (
  mappings: readonly Mapping[],
  header: readonly string[],
  format: 'csv' | 'json',
): string => {
  const rejected = mappings.flatMap((mapping) => {
    const match = matchHeader(mapping, header)
    return match.ok ? [] : [{ mapping, match }]
  })
  const nearest = rejected.sort((a, b) => a.match.missing.length - b.match.missing.length)[0]
  if (nearest === undefined) return 'No mapping fits this file.'
  const { mapping, match } = nearest
  const what =
    format === 'csv'
      ? `The first row doesn’t match the mapping “${mapping.name}”`
      : `The records don’t match the mapping “${mapping.name}”`
  return `${what}. Missing: ${quoteNames(match.missing)}. Create a mapping from the columns of this file.`
}

/** Returns the preferred mapping if it can read the file, otherwise the one that reads most of its columns. */
export const chooseMapping = (
  { mappings, preferred }: Pick<FileSource, 'mappings' | 'preferred'>,
  header: readonly string[],
): { readonly mapping: Mapping; readonly matched: MatchedHeader } | undefined => {
  const usablePreferred = preferred !== undefined && countMatchedColumns(preferred, header) > 0 ? preferred : undefined
  const best =
    usablePreferred ?? [...mappings].sort((a, b) => countMatchedColumns(b, header) - countMatchedColumns(a, header))[0]
  const match = best === undefined ? undefined : matchHeader(best, header)
  return best !== undefined && match?.ok ? { mapping: best, matched: match.matched } : undefined
}

/** Finds a cell with a zero byte, which Postgres cannot store. */
export const findCellFault = (
  cells: readonly string[],
  header: readonly string[],
  line: number,
): Finding | undefined => {
  const index = cells.findIndex((cell) => cell.includes('\0'))
  return index === -1
    ? undefined
    : createFinding(
        line,
        header[index] ?? '',
        (cells[index] ?? '').replaceAll('\0', '␀'),
        'This cell contains a zero byte.',
      )
}
