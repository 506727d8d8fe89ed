import * as z from 'zod/mini'
import { toMatchKey } from '../normalize/text'
import { feedFieldNames, feedFieldTransforms, type FeedField } from './fields'
import {
  findFieldIssues,
  columnNamesOf,
  parseMapping,
  type Mapping,
  type MappingColumn,
  type MappingIssue,
} from './mapping'
import { compoundTransforms, readCell, structuredTransforms, transformNames, type TransformName } from './transforms'

/**
 * An unfinished mapping (STK-02): the shape of a mapping, with values not yet validated. Pure edits for the panel's
 * editor; `parseMapping` validates.
 */

const scalarSchema = z.union([z.string(), z.number(), z.boolean()])

const draftSchema = z.object({
  name: z.string(),
  label: z.string(),
  format: z.optional(z.enum(['csv', 'json'])),
  path: z.optional(z.string()),
  delimiter: z.optional(z.enum(['auto', ',', ';', '\t', '|'])),
  encoding: z.optional(z.enum(['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])),
  key: z.object({
    columns: z.array(z.string()),
    duplicates: z.enum(['reject', 'number']),
    changing_columns: z.optional(z.boolean()),
  }),
  columns: z.array(
    z.object({
      column: z.union([z.string(), z.array(z.string())]),
      field: z.enum(feedFieldNames),
      transform: z.optional(z.enum(transformNames)),
      values: z.optional(z.record(z.string(), z.string())),
      required: z.optional(z.boolean()),
    }),
  ),
  constants: z.optional(z.partialRecord(z.enum(feedFieldNames), scalarSchema)),
})

/** Parses a stored draft; undefined when the value has another shape. */
export const parseDraft = (value: unknown): Mapping | undefined => {
  const parsed = draftSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Lists all issues of a draft, with the missing fields that `parseMapping` reports only when its schema passes. */
export const findDraftIssues = (draft: Mapping): readonly MappingIssue[] => {
  const parsed = parseMapping(draft)
  if (parsed.ok) return []
  const reportedPaths = new Set(parsed.issues.map(({ path }) => path))
  return [...parsed.issues, ...findFieldIssues(draft).filter(({ path }) => !reportedPaths.has(path))]
}

const toMappingName = (feedKey: string): string =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(feedKey) ? feedKey.slice(0, 60) : 'own'

/** Copies a built-in mapping as the start of a feed's own. */
export const copyMapping = (mapping: Mapping, feedKey: string): Mapping => ({
  ...mapping,
  name: toMappingName(feedKey),
})

const indexKnownColumns = (builtIn: readonly Mapping[]): ReadonlyMap<string, MappingColumn> => {
  const found = new Map<string, MappingColumn>()
  for (const field of feedFieldNames) found.set(toMatchKey(field), { column: field, field })
  for (const column of builtIn.flatMap((one) => one.columns)) {
    for (const name of columnNamesOf(column)) if (!found.has(toMatchKey(name))) found.set(toMatchKey(name), column)
  }
  return found
}

/**
 * Creates a first draft from a file's columns: those the built-in mappings know by name are mapped, each field once.
 */
export const guessMapping = (columns: readonly string[], builtIn: readonly Mapping[], feedKey: string): Mapping => {
  const words = indexKnownColumns(builtIn)
  const filled = new Set<FeedField>()
  const guessed = columns.flatMap((name): MappingColumn[] => {
    const match = words.get(toMatchKey(name))
    if (match === undefined || filled.has(match.field)) return []
    filled.add(match.field)
    return [
      { column: name, field: match.field, ...(match.transform === undefined ? {} : { transform: match.transform }) },
    ]
  })
  const key = guessed.find(({ field }) => field === 'stocknum') ?? guessed.find(({ field }) => field === 'vin')
  return {
    name: toMappingName(feedKey),
    label: 'Custom mapping',
    key: { columns: key === undefined ? [''] : [...columnNamesOf(key)], duplicates: 'reject' },
    columns: guessed,
  }
}

/** True when a mapped column reads a column of the file: by name, or as part of an object it reads completely. */
export const readsColumn = (column: MappingColumn, name: string): boolean =>
  columnNamesOf(column).some((one) => {
    if (toMatchKey(one) === toMatchKey(name)) return true
    const takesObject = structuredTransforms.has(column.transform ?? feedFieldTransforms[column.field])
    return takesObject && one !== '' && name.toLowerCase().startsWith(`${one.toLowerCase()}.`)
  })

const NAME_SEPARATOR = ' | '
export const formatColumnNames = (column: MappingColumn): string => columnNamesOf(column).join(NAME_SEPARATOR)

/** Parses one name, or several separated by |. */
export const parseColumnNames = (text: string): string | string[] => {
  const names = text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length > 1 ? names : (names[0] ?? '')
}

export const withColumn = (draft: Mapping, index: number, change: Partial<MappingColumn>): Mapping => ({
  ...draft,
  columns: draft.columns.map((one, at) => (at === index ? { ...one, ...change } : one)),
})

export const replaceColumn = (draft: Mapping, index: number, column: MappingColumn): Mapping => ({
  ...draft,
  columns: draft.columns.with(index, column),
})

export const addColumn = (draft: Mapping, field: FeedField, name: string): Mapping => ({
  ...draft,
  columns: [...draft.columns, { column: name, field }],
})

export const removeColumn = (draft: Mapping, index: number): Mapping => ({
  ...draft,
  columns: draft.columns.toSpliced(index, 1),
})

/** Fields with a list or an object as their value cannot be constants. */
export const canBeConstant = (field: FeedField): boolean =>
  !compoundTransforms.has(feedFieldTransforms[field]) && field !== 'title'

type Scalar = string | number | boolean

/** Parses a typed constant as a cell of the file would be read; unreadable text is returned unchanged. */
export const parseConstant = (field: FeedField, text: string): Scalar | undefined => {
  if (text.trim() === '') return undefined
  const { value, unread } = readCell(feedFieldTransforms[field], text)
  if (unread !== undefined) return text
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : text
}

/** Formats a constant for its input: money in dollars, yes and no. */
export const formatConstant = (field: FeedField, value: Scalar): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return feedFieldTransforms[field] === 'money' && typeof value === 'number' ? String(value / 100) : String(value)
}

/** Returns the reason why a constant cannot be read as a cell; undefined when it can. */
export const findConstantProblem = (field: FeedField, value: Scalar): string | undefined =>
  typeof value === 'string' ? findTextProblem(feedFieldTransforms[field], value) : undefined

const findTextProblem = (transform: TransformName, text: string): string | undefined => {
  const { problem, unread } = readCell(transform, text)
  return problem ?? unread
}

export const withConstant = (draft: Mapping, field: FeedField, value: Scalar | undefined): Mapping => {
  const { [field]: _, ...others } = draft.constants ?? {}
  const constants = value === undefined ? others : { ...others, [field]: value }
  if (Object.keys(constants).length > 0) return { ...draft, constants }
  const { constants: __, ...draftWithoutConstants } = draft
  return draftWithoutConstants
}

/** Lists the messages of issues at a path of the mapping or below it. */
export const listIssuesAt = (issues: readonly MappingIssue[], path: string): readonly string[] =>
  issues.filter((one) => one.path === path || one.path.startsWith(`${path}.`)).map((one) => one.message)

/** Lists the translations of a column's values: the text of the feed, and the text it is read as. */
export const listTranslations = ({ values = {} }: MappingColumn): readonly (readonly [from: string, to: string])[] =>
  Object.entries(values)

/** Returns the column with other translations; a text that occurs twice has its last translation. */
export const withTranslations = (
  { values: _, ...column }: MappingColumn,
  translations: readonly (readonly [from: string, to: string])[],
): MappingColumn => (translations.length === 0 ? column : { ...column, values: Object.fromEntries(translations) })

/**
 * Returns the reason why a translation cannot be read as the column's field; undefined when it can. An empty one leaves
 * the value out.
 */
export const findTranslationProblem = (
  { transform, field }: MappingColumn,
  [from, to]: readonly [from: string, to: string],
): string | undefined => {
  if (from.trim() === '') return 'Enter the value exactly as it is in the file.'
  return to.trim() === '' ? undefined : findTextProblem(transform ?? feedFieldTransforms[field], to)
}

/** Adds an unread value to the translations of the columns that read it, to be completed by staff. */
export const addTranslation = (
  draft: Mapping,
  unread: { readonly field: string; readonly value: string },
): Mapping => ({
  ...draft,
  columns: draft.columns.map((column) =>
    column.field === unread.field && column.values?.[unread.value] === undefined
      ? { ...column, values: { ...column.values, [unread.value]: '' } }
      : column,
  ),
})
