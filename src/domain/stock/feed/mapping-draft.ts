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
import { readCell, structuredTransforms, transformNames, type TransformName } from './transforms'

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

export const toMappingName = (feedKey: string): string =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(feedKey) ? feedKey.slice(0, 60) : 'own'

/** Copies a built-in mapping as the start of a feed's own. */
export const copyMapping = (mapping: Mapping, feedKey: string): Mapping => ({
  ...mapping,
  name: toMappingName(feedKey),
})

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

export const findTextProblem = (transform: TransformName, text: string): string | undefined => {
  const { problem, unread } = readCell(transform, text)
  return problem ?? unread
}

/** Lists the messages of issues at a path of the mapping or below it. */
export const listIssuesAt = (issues: readonly MappingIssue[], path: string): readonly string[] =>
  issues.filter((one) => one.path === path || one.path.startsWith(`${path}.`)).map((one) => one.message)
