import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { startDraft, type DraftContents, type SavedMapping } from '@/src/domain/stock/import-steps/draft'
import { formatCount } from '@/src/domain/text/numbers'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { inspectFile, listExamples, type FileInspection } from '@/src/feed-reader'

/** Reads the columns of a file and matches them to fields, in the import thread: a file may have any size (SEC-04). */

export type DraftReading = {
  readonly builtIn: readonly Mapping[]
  readonly feedKey: string
  readonly saved: readonly SavedMapping[]
}

export type ReadDraft =
  | { readonly ok: true; readonly contents: DraftContents; readonly mapping: Mapping }
  | { readonly ok: false; readonly message: string }

const MAX_NAMES = 5

const listNotes = (inspection: Extract<FileInspection, { ok: true }>): readonly string[] => {
  const { repeatedNames, unnamedColumns, hasBrokenCharacters } = inspection
  const names = repeatedNames.slice(0, MAX_NAMES).map((name) => `“${name}”`)
  return [
    ...(names.length > 0
      ? [
          `More than one column is called ${joinWithAnd(names)}. We only read the first of them. Rename the others in the file if you need them.`,
        ]
      : []),
    ...(unnamedColumns > 0 ? [`${formatCount(unnamedColumns, 'column')} without a heading can’t be used.`] : []),
    ...(hasBrokenCharacters
      ? [
          'Some characters can’t be read and show as �. Export the file as “CSV UTF-8”, or correct them after the import.',
        ]
      : []),
  ]
}

export const readDraft = async (
  file: { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> },
  { builtIn, feedKey, saved }: DraftReading,
): Promise<ReadDraft> => {
  const inspection = await inspectFile(file)
  if (!inspection.ok) return inspection
  const [previous] = saved
  const { rows, sampledRows, columns } = inspection
  const started = startDraft({
    rows,
    sampledRows,
    builtIn,
    feedKey,
    saved,
    notes: listNotes(inspection),
    columns: columns.map((column) => ({ ...column, examples: listExamples(column.name, column.values) })),
    previousKey: previous?.mapping.key.columns,
  })
  return { ok: true, ...started }
}
