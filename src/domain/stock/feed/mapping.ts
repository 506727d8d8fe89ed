import * as z from 'zod/mini'
import { bare } from '../normalise/words'
import { changing, feedFieldNames, fieldProblem, type FeedField } from './fields'
import { transformNames } from './transforms'

/** A feed's mapping is data (STK-02): which column fills which field, by which transform of a closed list. */

const title = z.string().check(z.minLength(1, 'This may not be empty.'), z.maxLength(100, 'At most 100 letters.'))
const scalar = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])

const columnSchema = z.strictObject({
  /** The header's word, or several a feed may use; letter case, blanks and marks do not matter. */
  column: z.union([title, z.array(title).check(z.minLength(1), z.maxLength(20))]),
  field: z.enum(feedFieldNames),
  transform: z.optional(z.enum(transformNames)),
  /** Without this column the file is refused. */
  required: z.optional(z.boolean()),
})

export const mappingSchema = z.strictObject({
  name: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Small letters, digits and hyphens only.'),
      z.maxLength(60, 'At most 60 letters.'),
    ),
  label: title,
  /** Files it reads; either where it does not say. Columns of JSON are dotted paths within a record. */
  format: z.optional(z.enum(['csv', 'json'])),
  /** Of JSON that is an object: the dotted path of the list of records. */
  path: z.optional(title),
  delimiter: z.optional(z.enum(['auto', ',', ';', '\t', '|'])),
  encoding: z.optional(z.enum(['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])),
  key: z.strictObject({
    columns: z.array(title).check(z.minLength(1, 'Name at least one column that tells cars apart.'), z.maxLength(30)),
    /** Rows of one key: the later are rejected, or each lives under a number of its own. */
    duplicates: z.enum(['reject', 'number']),
    /** Says on purpose that price or kilometres are part of the key. */
    changing_columns: z.optional(z.boolean()),
  }),
  columns: z.array(columnSchema).check(z.minLength(1, 'No column fills anything yet.'), z.maxLength(200)),
  constants: z.optional(z.partialRecord(z.enum(feedFieldNames), scalar)),
})

export type Mapping = z.infer<typeof mappingSchema>
export type MappingColumn = z.infer<typeof columnSchema>

export const namesOf = ({ column }: MappingColumn): readonly string[] =>
  typeof column === 'string' ? [column] : column

const fieldsOfColumn = (mapping: Mapping, column: string): readonly FeedField[] =>
  mapping.columns.filter((one) => namesOf(one).some((name) => bare(name) === bare(column))).map((one) => one.field)

/** What is wrong, and where: a dotted path within the mapping; of a field nothing fills, `fields.` and its name. */
export type MappingIssue = { readonly path: string; readonly message: string }

const keyIssues = (mapping: Mapping): readonly MappingIssue[] => {
  if (mapping.key.changing_columns === true) return []
  return mapping.key.columns.flatMap((column, index) =>
    fieldsOfColumn(mapping, column).some((field) => changing.has(field))
      ? [
          {
            path: `key.columns.${index}`,
            message: `“${column}” changes while the car stays; set changing_columns to use it anyway.`,
          },
        ]
      : [],
  )
}

const needed = ['year', 'make', 'model'] as const

/** The fields every car needs and nothing fills; a lender's example needs the lender's name. */
export const fieldIssues = (mapping: Mapping): readonly MappingIssue[] => {
  const filled = new Set<string>([...mapping.columns.map((one) => one.field), ...Object.keys(mapping.constants ?? {})])
  const wanted = [...needed, ...([...filled].some((field) => field.startsWith('lender.')) ? ['lender.name'] : [])]
  return wanted
    .filter((field) => !filled.has(field))
    .map((field) => ({ path: `fields.${field}`, message: `Nothing fills “${field}”.` }))
}

const constantIssues = (mapping: Mapping): readonly MappingIssue[] =>
  Object.entries(mapping.constants ?? {}).flatMap(([field, value]) => {
    const problem = fieldProblem(field, value)
    return problem === undefined ? [] : [{ path: `constants.${field}`, message: problem }]
  })

export type MappingResult =
  | { readonly ok: true; readonly mapping: Mapping }
  /** `problems` are the issues as lines of text. */
  | { readonly ok: false; readonly issues: readonly MappingIssue[]; readonly problems: readonly string[] }

const refused = (issues: readonly MappingIssue[]): MappingResult => ({
  ok: false,
  issues,
  problems: issues.map(({ path, message }) => `${path}: ${message}`),
})

/** Checks a mapping given as JSON; every reason it cannot be used is named. */
export const parseMapping = (json: unknown): MappingResult => {
  const parsed = mappingSchema.safeParse(json)
  if (!parsed.success) {
    return refused(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
  }
  const issues = [...keyIssues(parsed.data), ...fieldIssues(parsed.data), ...constantIssues(parsed.data)]
  return issues.length === 0 ? { ok: true, mapping: parsed.data } : refused(issues)
}

/** A key's column under every name the mapping gives it. */
export const namesOfKey = (mapping: Mapping, name: string): readonly string[] => {
  const column = mapping.columns.find((one) => namesOf(one).some((other) => bare(other) === bare(name)))
  return [name, ...(column === undefined ? [] : namesOf(column))]
}

/** Columns a file must have: those of the key, of year, make and model, and those the mapping calls required. */
export const requiredColumns = (mapping: Mapping): readonly (readonly string[])[] => [
  ...mapping.key.columns.map((column) => namesOfKey(mapping, column)),
  ...mapping.columns
    .filter((one) => one.required === true || needed.some((field) => field === one.field))
    .map((one) => namesOf(one)),
]
