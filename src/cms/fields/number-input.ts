import { type CollectionBeforeOperationHook, type Field, type NumberField, type PayloadRequest } from 'payload'
import { refuseSave } from '@/src/cms/documents/collect-problems'
import { splitProblems } from '@/src/domain/content/noted-problems'
import { amountMessage, numberProblem, type NumberRule, parseTypedNumber } from '@/src/domain/panel/typed-numbers'
import { omitEmpty } from '@/src/domain/omit-empty'

/** The words and limits of a number, which a field may declare in `custom.number`. */
const ruleOf = ({ min, max, defaultValue, custom }: NumberField): NumberRule => {
  const declared = (custom?.['number'] ?? {}) as Partial<NumberRule>
  const usual = typeof defaultValue === 'number' && defaultValue > 0 ? defaultValue : Math.max(min ?? 0, 1)
  const noun = declared.isWhole ? 'a whole number' : 'a number'
  return { noun, example: usual, ...omitEmpty({ min, max }), ...declared }
}

const NUMBER_INPUT = '/src/admin/numbers/number-field#NumberField'

/** True for a number with an input of its own: an amount, which is typed in dollars and stored in cents. */
const hasOwnInput = ({ admin }: NumberField): boolean => {
  const input = admin?.components?.Field
  return Boolean(input) && (typeof input !== 'object' || input.path !== NUMBER_INPUT)
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The problem of a number field's value in the words of its input. */
const fieldProblem = (field: NumberField, value: unknown): string | undefined => {
  const problem = numberProblem(value, ruleOf(field))
  return problem !== undefined && hasOwnInput(field) ? amountMessage(value) : problem
}

/** Checks a number by its field's own words; Payload's would be “20 is less than the min allowed Value of 1885” (STF-03). */
export const validateNumber =
  (field: NumberField) =>
  (value: unknown, { req }: { readonly req: Pick<PayloadRequest, 't'> }): true | string => {
    if (isEmpty(value)) return field.required !== true || req.t('validation:required')
    return fieldProblem(field, value) ?? true
  }

/**
 * Gives a number our input and our words. Payload's input drops what it cannot read: “12,5oo” becomes 125 (STF-03).
 */
export const withNumberInput = (field: Field): Field => {
  if (field.type !== 'number' || field.hasMany === true) return field
  const { admin } = field
  const Field = { path: NUMBER_INPUT, clientProps: { rule: ruleOf(field) } }
  return {
    ...field,
    validate: field.validate ?? validateNumber(field),
    admin: { ...admin, components: { Field, ...admin?.components } },
  } as Field
}

type Document = Readonly<Record<string, unknown>>
type Problem = { readonly path: string; readonly label?: string; readonly message: string }

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const blockFields = (field: Field & { readonly type: 'blocks' }, row: unknown): readonly Field[] =>
  field.blocks.find(({ slug }) => isDocument(row) && row['blockType'] === slug)?.fields ?? []

/** Reads the numbers of a document that arrive as text, and collects those that are none. */
const createReader = (problems: Problem[]) => {
  const readNumber = (field: NumberField, value: string, path: string): unknown => {
    if (value.trim() === '') return null
    const number = parseTypedNumber(value)
    if (number !== undefined) return number
    const label = typeof field.label === 'string' ? { label: field.label } : {}
    problems.push({ path, ...label, message: fieldProblem(field, value) ?? amountMessage(value) })
    return value
  }
  const readValue = (field: Field, value: unknown, path: string): unknown => {
    if (field.type === 'number' && typeof value === 'string') return readNumber(field, value, path)
    if (field.type === 'group') return readFields(field.fields, value, `${path}.`)
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return value
    return value.map((row: unknown, at) =>
      readFields(field.type === 'array' ? field.fields : blockFields(field, row), row, `${path}.${String(at)}.`),
    )
  }
  const readNamed = (field: Field & { readonly name: string }, row: Document, before: string): Document => {
    const value = row[field.name]
    const read = readValue(field, value, `${before}${field.name}`)
    return read === value ? row : { ...row, [field.name]: read }
  }
  const readFields = (fields: readonly Field[], data: unknown, before: string): unknown => {
    if (!isDocument(data)) return data
    return fields.reduce<Document>((row, field) => {
      if ('name' in field && typeof field.name === 'string') return readNamed(field, row, before)
      if (field.type === 'tabs') {
        return field.tabs.reduce<Document>((inner, tab) => {
          if (!('name' in tab) || tab.name === undefined) return readFields(tab.fields, inner, before) as Document
          return { ...inner, [tab.name]: readFields(tab.fields, inner[tab.name], `${before}${tab.name}.`) }
        }, row)
      }
      return 'fields' in field ? (readFields(field.fields, row, before) as Document) : row
    }, data)
  }
  return readFields
}

/**
 * Reads numbers that were sent as text, and refuses any other text at its field. Payload reads the beginning of such a
 * text and drops the rest: “12,500” would be stored as 12, also in a draft, which it does not validate.
 */
export const readTypedNumbers =
  (fields: readonly Field[]): CollectionBeforeOperationHook =>
  ({ args, collection, req }) => {
    const { data } = args as { readonly data?: unknown }
    if (!isDocument(data)) return args
    const problems: Problem[] = []
    // A request can't send problems of its own.
    const read = createReader(problems)(fields, splitProblems(data).values, '') as Document
    const checked = problems.length === 0 ? read : refuseSave({ collection, data: read, req }, problems)
    return { ...args, data: checked } as typeof args
  }
