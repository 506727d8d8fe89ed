import { tooLongMessage } from '@/src/domain/input-messages'
import * as z from 'zod/mini'
import { formatSchemaIssue } from '@/src/domain/text/schema-problem'
import { toMatchKey } from '../normalize/text'
import { volatileFields, feedFieldNames, findFieldProblem, type FeedField } from './fields'
import { transformNames } from './transforms'

/** A feed's mapping is data (STK-02): it assigns columns to fields, each with a transform from a closed list. */

const titleSchema = z.string().check(z.minLength(1, 'Enter a value.'), z.maxLength(100, tooLongMessage(100)))
const scalarSchema = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])

const MAX_VALUES = 500
const valuesSchema = z
  .record(titleSchema, z.string().check(z.maxLength(200, tooLongMessage(200))))
  .check(z.refine((values) => Object.keys(values).length <= MAX_VALUES, `Use at most ${MAX_VALUES} values.`))

const columnSchema = z.strictObject({
  /** The column's header, or several alternatives; letter case, spaces and punctuation are ignored. */
  column: z.union([titleSchema, z.array(titleSchema).check(z.minLength(1), z.maxLength(20))]),
  field: z.enum(feedFieldNames),
  transform: z.optional(z.enum(transformNames)),
  /** Other texts to read in place of what the file says, such as `New In Stock` as `new`. */
  values: z.optional(valuesSchema),
  /** A file without this column is refused. */
  required: z.optional(z.boolean()),
})

export const mappingSchema = z.strictObject({
  name: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Use only lowercase letters, digits and hyphens.'),
      z.maxLength(60, tooLongMessage(60)),
    ),
  label: titleSchema,
  /** The file format; both are read when it is missing. Columns of JSON are dotted paths within a record. */
  format: z.optional(z.enum(['csv', 'json'])),
  /** For JSON that is an object: the dotted path of the list of records. */
  path: z.optional(titleSchema),
  delimiter: z.optional(z.enum(['auto', ',', ';', '\t', '|'])),
  encoding: z.optional(z.enum(['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])),
  key: z.strictObject({
    columns: z
      .array(titleSchema)
      .check(
        z.minLength(1, 'Choose at least one column that identifies a vehicle, such as the stock number.'),
        z.maxLength(30),
      ),
    /** For rows with the same key: reject the later ones, or number them. */
    duplicates: z.enum(['reject', 'number']),
    /** Confirms that price or kilometres are part of the key. */
    changing_columns: z.optional(z.boolean()),
  }),
  columns: z.array(columnSchema).check(z.minLength(1, 'Match at least one column to a field.'), z.maxLength(200)),
  constants: z.optional(z.partialRecord(z.enum(feedFieldNames), scalarSchema)),
})

export type Mapping = z.infer<typeof mappingSchema>
export type MappingColumn = z.infer<typeof columnSchema>

export const columnNamesOf = ({ column }: MappingColumn): readonly string[] =>
  typeof column === 'string' ? [column] : column

const listFieldsOfColumn = (mapping: Mapping, column: string): readonly FeedField[] =>
  mapping.columns
    .filter((one) => columnNamesOf(one).some((name) => toMatchKey(name) === toMatchKey(column)))
    .map((one) => one.field)

/** An issue and its dotted path within the mapping; `fields.` and the name for a field that nothing fills. */
export type MappingIssue = { readonly path: string; readonly message: string }

const findKeyIssues = (mapping: Mapping): readonly MappingIssue[] => {
  if (mapping.key.changing_columns === true) return []
  return mapping.key.columns.flatMap((column, index) =>
    listFieldsOfColumn(mapping, column).some((field) => volatileFields.has(field))
      ? [
          {
            path: `key.columns.${index}`,
            message: `“${column}” can change for the same vehicle. Choose another column, or allow columns that change.`,
          },
        ]
      : [],
  )
}

const requiredFields = ['year', 'make', 'model'] as const

/** Lists required fields that nothing fills; a lender's example requires the lender's name. */
export const findFieldIssues = (mapping: Mapping): readonly MappingIssue[] => {
  const filled = new Set<string>([...mapping.columns.map((one) => one.field), ...Object.keys(mapping.constants ?? {})])
  const expected = [
    ...requiredFields,
    ...([...filled].some((field) => field.startsWith('lender.')) ? ['lender.name'] : []),
  ]
  return expected
    .filter((field) => !filled.has(field))
    .map((field) => ({ path: `fields.${field}`, message: `Choose a column for “${field}”.` }))
}

const findConstantIssues = (mapping: Mapping): readonly MappingIssue[] =>
  Object.entries(mapping.constants ?? {}).flatMap(([field, value]) => {
    const problem = findFieldProblem(field, value)
    return problem === undefined ? [] : [{ path: `constants.${field}`, message: problem }]
  })

export type MappingResult =
  | { readonly ok: true; readonly mapping: Mapping }
  /** `problems` are the issues as text. */
  | { readonly ok: false; readonly issues: readonly MappingIssue[]; readonly problems: readonly string[] }

const toFailure = (issues: readonly MappingIssue[]): MappingResult => ({
  ok: false,
  issues,
  problems: issues.map(({ path, message }) => `${path}: ${message}`),
})

/** Validates a mapping given as JSON and lists every issue. */
export const parseMapping = (json: unknown): MappingResult => {
  const parsed = mappingSchema.safeParse(json)
  if (!parsed.success) {
    return toFailure(
      parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: formatSchemaIssue(issue, json) })),
    )
  }
  const issues = [...findKeyIssues(parsed.data), ...findFieldIssues(parsed.data), ...findConstantIssues(parsed.data)]
  return issues.length === 0 ? { ok: true, mapping: parsed.data } : toFailure(issues)
}

/** Returns all names the mapping has for a key column. */
export const keyColumnNamesOf = (mapping: Mapping, name: string): readonly string[] => {
  const column = mapping.columns.find((one) =>
    columnNamesOf(one).some((other) => toMatchKey(other) === toMatchKey(name)),
  )
  return [name, ...(column === undefined ? [] : columnNamesOf(column))]
}

/** Lists the columns a file must have: those of the key, of year, make and model, and those marked as required. */
export const listRequiredColumns = (mapping: Mapping): readonly (readonly string[])[] => [
  ...mapping.key.columns.map((column) => keyColumnNamesOf(mapping, column)),
  ...mapping.columns
    .filter((one) => one.required === true || requiredFields.some((field) => field === one.field))
    .map((one) => columnNamesOf(one)),
]
