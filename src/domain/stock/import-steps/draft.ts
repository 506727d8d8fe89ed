import type { FeedField } from '../feed/fields'
import { readsColumn } from '../feed/mapping-draft'
import { guessMapping } from '@/src/domain/stock/feed/guess-mapping'
import type { Mapping, MappingColumn } from '../feed/mapping'
import { matchHeader } from '../feed/match-header'
import { chooseKey, type ColumnFacts } from './choose-key'
import { entriesOf, findFieldOf } from './column-fields'
import { guessColumns, toMappingColumns, type ColumnSample, type Confidence, type GuessedColumn } from './guess-columns'

/** An import in steps (STF-05): what is stored of the file, and the mapping that it starts with. */

export type DraftColumn = ColumnFacts & {
  /** A few values of the first rows; empty for columns that may hold the dealer's costs. */
  readonly examples: readonly string[]
  readonly guess: GuessedColumn
  /** The field that it filled in an earlier import. */
  readonly savedField?: FeedField
}

export type DraftContents = {
  readonly rows: number
  readonly sampledRows: number
  readonly columns: readonly DraftColumn[]
  /** Oddities of the file, for staff. */
  readonly notes: readonly string[]
  /** The file whose mapping was used again. */
  readonly savedFrom?: string
  /** The mapping without an earlier import's, to start again from. */
  readonly guessedMapping: Mapping
  /** The key of the feed's last import; another one makes every vehicle look new. */
  readonly previousKey?: readonly string[]
}

export type SavedMapping = {
  readonly mapping: Mapping
  /** Name of the file that it was made for, and its columns: those that were left out then stay so. */
  readonly from: string
  readonly columns: readonly string[]
}

type FileColumn = ColumnSample & ColumnFacts & { readonly examples: readonly string[] }

type DraftInput = {
  readonly rows: number
  readonly sampledRows: number
  readonly columns: readonly FileColumn[]
  readonly notes: readonly string[]
  readonly builtIn: readonly Mapping[]
  readonly feedKey: string
  /** Mappings of earlier imports, the most fitting first; one that lacks a column of the file's is passed over. */
  readonly saved: readonly SavedMapping[]
  readonly previousKey?: readonly string[] | undefined
}

const buildGuess = (input: DraftInput, guesses: readonly GuessedColumn[]): Mapping => {
  const { columns, sampledRows, builtIn, feedKey, previousKey } = input
  const candidates = columns.map((column, index) => ({ ...column, field: guesses[index]?.field }))
  const key = chooseKey(candidates, sampledRows, previousKey)
  return {
    ...guessMapping([], builtIn, feedKey),
    key: { columns: [...key], duplicates: 'reject' },
    columns: [...toMappingColumns(columns, guesses)],
  }
}

/** Adds guesses for columns that the earlier file did not have, where they fill fields that are empty now. */
const extendSaved = (
  { mapping, columns: earlier }: SavedMapping,
  columns: readonly FileColumn[],
  guesses: readonly GuessedColumn[],
): Mapping => {
  const known = new Set(earlier)
  const present = (column: MappingColumn): boolean => columns.some(({ name }) => readsColumn(column, name))
  const filled = new Set(mapping.columns.filter(present).map(({ field }) => field))
  const added = columns.flatMap(({ name }, index) => {
    const field = guesses[index]?.field
    const isNew = known.size > 0 && !known.has(name) && findFieldOf(mapping, name) === undefined
    return !isNew || field === undefined || filled.has(field) ? [] : entriesOf(name, field, (one) => filled.has(one))
  })
  return { ...mapping, columns: [...mapping.columns, ...added] }
}

const savedFieldOf = (saved: SavedMapping | undefined, name: string): { readonly savedField?: FeedField } => {
  const field = saved && findFieldOf(saved.mapping, name)
  return field === undefined ? {} : { savedField: field }
}

/** Starts an import: with the mapping of an earlier import that can read the file, else with a guess. */
export const startDraft = (input: DraftInput): { readonly contents: DraftContents; readonly mapping: Mapping } => {
  const { columns, rows, sampledRows, notes, builtIn, saved, previousKey } = input
  const guesses = guessColumns(columns, builtIn)
  const guessedMapping = buildGuess(input, guesses)
  const header = columns.map(({ name }) => name)
  const fitting = saved.find(({ mapping }) => matchHeader(mapping, header).ok)
  return {
    mapping: fitting === undefined ? guessedMapping : extendSaved(fitting, columns, guesses),
    contents: {
      rows,
      sampledRows,
      notes,
      guessedMapping,
      ...(fitting && { savedFrom: fitting.from }),
      ...(previousKey && { previousKey }),
      columns: columns.map(({ name, filled, distinct, examples }, index) => ({
        name,
        filled,
        distinct,
        examples,
        guess: guesses[index] ?? { confidence: 'unused', reason: '' },
        ...savedFieldOf(fitting, name),
      })),
    },
  }
}

/** Returns how certain the field of a column is now: as guessed or saved, or chosen by staff. */
export const confidenceOf = (
  { guess, savedField }: DraftColumn,
  field: FeedField | undefined,
): Pick<GuessedColumn, 'reason'> & { readonly confidence: Confidence | 'chosen' } => {
  if (field !== undefined && field === savedField) return { confidence: 'saved', reason: 'As in an earlier import.' }
  if (field === guess.field) return guess
  return field === undefined
    ? { confidence: 'unused', reason: 'This column isn’t used.' }
    : { confidence: 'chosen', reason: 'Chosen by you.' }
}
