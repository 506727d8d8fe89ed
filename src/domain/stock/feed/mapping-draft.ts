import * as z from 'zod/mini'
import { bare } from '../normalise/words'
import { feedFieldNames, feedFields, type FeedField } from './fields'
import { fieldIssues, namesOf, parseMapping, type Mapping, type MappingColumn, type MappingIssue } from './mapping'
import { compound, structured, transformNames, transforms } from './transforms'

/**
 * A mapping being written (STK-02): of the same shape as a finished one, with anything in it. Pure edits of it, for
 * the panel's editor; what is wrong with it is `parseMapping`'s to say.
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

/** The draft a stored value stands for; undefined where it is none. */
export const draftOf = (value: unknown): Mapping | undefined => {
  const parsed = draftSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** All that is wrong with a draft: also what `parseMapping` says only once the rest is right. */
export const draftIssues = (draft: Mapping): readonly MappingIssue[] => {
  const parsed = parseMapping(draft)
  if (parsed.ok) return []
  const told = new Set(parsed.issues.map(({ path }) => path))
  return [...parsed.issues, ...fieldIssues(draft).filter(({ path }) => !told.has(path))]
}

const nameFor = (feedKey: string): string =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(feedKey) ? feedKey.slice(0, 60) : 'own'

/** A shipped mapping as the beginning of a feed's own. */
export const copyOf = (mapping: Mapping, feedKey: string): Mapping => ({ ...mapping, name: nameFor(feedKey) })

const known = (shipped: readonly Mapping[]): ReadonlyMap<string, MappingColumn> => {
  const found = new Map<string, MappingColumn>()
  for (const field of feedFieldNames) found.set(bare(field), { column: field, field })
  for (const column of shipped.flatMap((one) => one.columns)) {
    for (const name of namesOf(column)) if (!found.has(bare(name))) found.set(bare(name), column)
  }
  return found
}

/** A first draft from a file's columns: what the shipped mappings know by name is filled in, each field once. */
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

/** Whether a column of the mapping reads one of the file's: by its name, or as a part of the object it takes whole. */
export const readsColumn = (column: MappingColumn, name: string): boolean =>
  namesOf(column).some((one) => {
    if (bare(one) === bare(name)) return true
    const whole = structured.has(column.transform ?? feedFields[column.field])
    return whole && one !== '' && name.toLowerCase().startsWith(`${one.toLowerCase()}.`)
  })

const separator = ' | '
export const namesText = (column: MappingColumn): string => namesOf(column).join(separator)

/** One name, or several parted with |. */
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

/** Fields whose value is a list of things have no constant. */
export const canBeConstant = (field: FeedField): boolean => !compound.has(feedFields[field]) && field !== 'title'

type Scalar = string | number | boolean

/** What is typed as the constant of a field: as a file's cell would be read, else as it stands. */
export const constantFrom = (field: FeedField, text: string): Scalar | undefined => {
  if (text.trim() === '') return undefined
  const { value } = transforms[feedFields[field]](text)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : text
}

/** A constant as it is typed: money in dollars, yes and no. */
export const constantText = (field: FeedField, value: Scalar): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return feedFields[field] === 'money' && typeof value === 'number' ? String(value / 100) : String(value)
}

/** Why a constant cannot be read like a cell; undefined where it can. */
export const constantProblem = (field: FeedField, value: Scalar): string | undefined =>
  typeof value === 'string' ? transforms[feedFields[field]](value).problem : undefined

export const withConstant = (draft: Mapping, field: FeedField, value: Scalar | undefined): Mapping => {
  const { [field]: _, ...others } = draft.constants ?? {}
  const constants = value === undefined ? others : { ...others, [field]: value }
  if (Object.keys(constants).length > 0) return { ...draft, constants }
  const { constants: __, ...bareDraft } = draft
  return bareDraft
}

/** Issues at one place of the mapping or under it. */
export const issuesAt = (issues: readonly MappingIssue[], path: string): readonly string[] =>
  issues.filter((one) => one.path === path || one.path.startsWith(`${path}.`)).map((one) => one.message)
