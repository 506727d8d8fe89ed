import * as z from 'zod/mini'
import { bare } from '../normalise/words'
import { feedFieldNames, feedFields, type FeedField } from './fields'
import { fieldIssues, namesOf, parseMapping, type Mapping, type MappingColumn, type MappingIssue } from './mapping'
import { compound, structured, transformNames, transforms } from './transforms'

/**
 * An unfinished mapping (STK-02): the shape of a mapping, with values not yet validated. Pure edits for the panel's
 * editor; `parseMapping` validates.
 */

const scalar = z.union([z.string(), z.number(), z.boolean()])

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
      required: z.optional(z.boolean()),
    }),
  ),
  constants: z.optional(z.partialRecord(z.enum(feedFieldNames), scalar)),
})

/** Parses a stored draft; undefined when the value has another shape. */
export const draftOf = (value: unknown): Mapping | undefined => {
  const parsed = draftSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Lists all issues of a draft, with the missing fields that `parseMapping` reports only when its schema passes. */
export const draftIssues = (draft: Mapping): readonly MappingIssue[] => {
  const parsed = parseMapping(draft)
  if (parsed.ok) return []
  const told = new Set(parsed.issues.map(({ path }) => path))
  return [...parsed.issues, ...fieldIssues(draft).filter(({ path }) => !told.has(path))]
}

const nameFor = (feedKey: string): string =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(feedKey) ? feedKey.slice(0, 60) : 'own'

/** Copies a built-in mapping as the start of a feed's own. */
export const copyOf = (mapping: Mapping, feedKey: string): Mapping => ({ ...mapping, name: nameFor(feedKey) })

const known = (shipped: readonly Mapping[]): ReadonlyMap<string, MappingColumn> => {
  const found = new Map<string, MappingColumn>()
  for (const field of feedFieldNames) found.set(bare(field), { column: field, field })
  for (const column of shipped.flatMap((one) => one.columns)) {
    for (const name of namesOf(column)) if (!found.has(bare(name))) found.set(bare(name), column)
  }
  return found
}

/**
 * Creates a first draft from a file's columns: those the built-in mappings know by name are mapped, each field once.
 */
export const guessOf = (columns: readonly string[], shipped: readonly Mapping[], feedKey: string): Mapping => {
  const words = known(shipped)
  const filled = new Set<FeedField>()
  const guessed = columns.flatMap((name): MappingColumn[] => {
    const like = words.get(bare(name))
    if (like === undefined || filled.has(like.field)) return []
    filled.add(like.field)
    return [{ column: name, field: like.field, ...(like.transform === undefined ? {} : { transform: like.transform }) }]
  })
  const key = guessed.find(({ field }) => field === 'stocknum') ?? guessed.find(({ field }) => field === 'vin')
  return {
    name: nameFor(feedKey),
    label: 'Own mapping',
    key: { columns: key === undefined ? [''] : [...namesOf(key)], duplicates: 'reject' },
    columns: guessed,
  }
}

/** True when a mapped column reads a column of the file: by name, or as part of an object it reads completely. */
export const readsColumn = (column: MappingColumn, name: string): boolean =>
  namesOf(column).some((one) => {
    if (bare(one) === bare(name)) return true
    const whole = structured.has(column.transform ?? feedFields[column.field])
    return whole && one !== '' && name.toLowerCase().startsWith(`${one.toLowerCase()}.`)
  })

const separator = ' | '
export const namesText = (column: MappingColumn): string => namesOf(column).join(separator)

/** Parses one name, or several separated by |. */
export const namesFrom = (text: string): string | string[] => {
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

export const addColumn = (draft: Mapping, field: FeedField, name: string): Mapping => ({
  ...draft,
  columns: [...draft.columns, { column: name, field }],
})

export const removeColumn = (draft: Mapping, index: number): Mapping => ({
  ...draft,
  columns: draft.columns.toSpliced(index, 1),
})

/** Fields with a list or an object as their value cannot be constants. */
export const canBeConstant = (field: FeedField): boolean => !compound.has(feedFields[field]) && field !== 'title'

type Scalar = string | number | boolean

/** Parses a typed constant as a cell of the file would be read; unreadable text is returned unchanged. */
export const constantFrom = (field: FeedField, text: string): Scalar | undefined => {
  if (text.trim() === '') return undefined
  const { value } = transforms[feedFields[field]](text)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : text
}

/** Formats a constant for its input: money in dollars, yes and no. */
export const constantText = (field: FeedField, value: Scalar): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return feedFields[field] === 'money' && typeof value === 'number' ? String(value / 100) : String(value)
}

/** Returns the reason why a constant cannot be read as a cell; undefined when it can. */
export const constantProblem = (field: FeedField, value: Scalar): string | undefined =>
  typeof value === 'string' ? transforms[feedFields[field]](value).problem : undefined

export const withConstant = (draft: Mapping, field: FeedField, value: Scalar | undefined): Mapping => {
  const { [field]: _, ...others } = draft.constants ?? {}
  const constants = value === undefined ? others : { ...others, [field]: value }
  if (Object.keys(constants).length > 0) return { ...draft, constants }
  const { constants: __, ...bareDraft } = draft
  return bareDraft
}

/** Lists the messages of issues at a path of the mapping or below it. */
export const issuesAt = (issues: readonly MappingIssue[], path: string): readonly string[] =>
  issues.filter((one) => one.path === path || one.path.startsWith(`${path}.`)).map((one) => one.message)
