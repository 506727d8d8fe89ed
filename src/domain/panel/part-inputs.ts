import { tooLongMessage } from '@/src/domain/input-messages'
import { formatInteger } from '@/src/domain/text/numbers'
import type { PartField } from '../stock/fields/field'
import { valueSchema } from '../stock/fields/field-schema'
import { partFields } from '../stock/fields/part-fields'
import { readCell, type TransformName } from '../stock/feed/transforms'
import { isOfKind, type KindProperties } from '../stock/fields/kinds'
import { lenderPartFields, overridableFields } from '../stock/vehicle/vehicle-parts-schema'
import { amountMessage, formatExactly, withUnreadable } from './typed-numbers'

/**
 * The inputs of a vehicle's nested data in the panel (STF-02): one for each declared property, which reads what staff
 * type as a feed's cell is read, so `2.5 t` is a mass there too.
 */

type InputField = Pick<
  PartField,
  'type' | 'label' | 'required' | 'unit' | 'min' | 'max' | 'above' | 'minLength' | 'maxLength' | 'options' | 'appliesTo'
> & {
  readonly feed: { readonly transform: string; readonly help?: string }
  /** Of a value that replaces the feed's: the help of the feed's own input. */
  readonly panel?: { readonly help: string }
}

/** The declared properties by part. `overrides` also has the order of the photos, which has an input of its own. */
const inputFields = {
  variant: partFields.variant,
  caravan: partFields.caravan,
  youxQuote: partFields.youxQuote,
  autograb_data: partFields.autograb_data,
  lender: lenderPartFields,
  overrides: overridableFields,
} as const satisfies Readonly<Record<string, Readonly<Record<string, InputField>>>>

export type InputPart = keyof typeof inputFields
export type PartValue = Readonly<Record<string, unknown>>

export type PartInput = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'longText' | 'number' | 'flag' | 'choice'
  /** Written before the input, as `$`, or after it. */
  readonly prefix?: string
  readonly suffix?: string
  readonly help?: string
  readonly options?: readonly string[]
}

const fieldsOf = (part: InputPart): Readonly<Record<string, InputField>> => inputFields[part]

const isMoney = ({ type, feed }: InputField): boolean => type === 'cents' || feed.transform === 'dollars'

const kindOf = ({ type }: InputField): PartInput['kind'] => {
  if (type === 'text' || type === 'longText' || type === 'flag' || type === 'choice') return type
  return 'number'
}

const toInput = (name: string, field: InputField): PartInput => {
  const suffix = field.type === 'rate' ? '%' : field.unit
  const help = field.feed.help ?? field.panel?.help
  return {
    name,
    label: field.label,
    kind: kindOf(field),
    ...(isMoney(field) && { prefix: '$' }),
    ...(suffix !== undefined && { suffix }),
    ...(help !== undefined && { help }),
    ...(field.options && { options: field.options }),
  }
}

/** Lists the inputs of a part: those of the vehicle's kind, and any that already has a value. */
export const listPartInputs = (part: InputPart, vehicle: KindProperties, value: PartValue): readonly PartInput[] =>
  Object.entries(fieldsOf(part))
    .filter(([name, field]) => isOfKind(vehicle, field.appliesTo) || value[name] !== undefined)
    .map(([name, field]) => toInput(name, field))

/** Formats a stored value as staff type it: cents as dollars, thousands with commas. Other text stays as it is. */
export const formatPartValue = (part: InputPart, name: string, value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatExactly(fieldsOf(part)[name]?.type === 'cents' ? value / 100 : value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** Writes a stored value with its unit, as in the history: `$24,990`, `2,500 kg`, `8.49%`, `Yes`. Empty without one. */
export const describePartValue = (part: InputPart, name: string, value: unknown): string => {
  const field = fieldsOf(part)[name]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = formatPartValue(part, name, value)
  if (field === undefined || typeof value !== 'number') return text
  if (isMoney(field)) return `$${text}`
  if (field.type === 'rate') return `${text}%`
  return field.unit === undefined ? text : `${text} ${field.unit}`
}

/** Labels of a part's properties by their names, in the order of the form. */
export const listPartLabels = (part: InputPart): readonly (readonly [name: string, label: string])[] =>
  Object.entries(fieldsOf(part)).map(([name, { label }]) => [name, label])

const rangeMessage = ({ min = 0, max, above }: InputField): string => {
  const lowest = above === undefined ? `of at least ${String(min)}` : `above ${String(above)}`
  if (max === undefined) return `Enter a number ${lowest}.`
  return above === undefined
    ? `Enter a number from ${String(min)} to ${formatInteger(max)}.`
    : `Enter a number ${lowest} and up to ${formatInteger(max)}.`
}

const messageFor = (field: InputField): string => {
  if (field.type === 'text' || field.type === 'longText')
    return tooLongMessage(field.maxLength ?? (field.type === 'text' ? 200 : 20_000))
  if (field.type === 'flag') return 'Choose yes or no.'
  if (field.type === 'choice') return 'Choose one from the list.'
  if (field.type === 'integer') return rangeMessage(field).replace('a number', 'a whole number')
  if (isMoney(field)) return amountMessage()
  return rangeMessage(field)
}

const problemOf = (field: InputField, value: unknown): string | undefined => {
  if (value === undefined) return field.required ? 'Enter this too, or clear the others.' : undefined
  if (valueSchema(field).safeParse(value).success) return undefined
  const message = messageFor(field)
  return kindOf(field) === 'number'
    ? withUnreadable(value, isMoney(field) ? 'an amount' : 'a number', message)
    : message
}

/** True for a part that a vehicle does not have to have, and of which nothing is filled in. */
const isLeftEmpty = (part: InputPart, value: PartValue): boolean =>
  part !== 'lender' && Object.values(value).every((one) => one === undefined)

/** Lists the problems of a part's values by property, in the words of the panel. An empty part has none. */
export const listPartProblems = (part: InputPart, value: PartValue): Readonly<Record<string, string>> =>
  isLeftEmpty(part, value)
    ? {}
    : Object.fromEntries(
        Object.entries(fieldsOf(part)).flatMap(([name, field]) => {
          const problem = problemOf(field, value[name])
          return problem === undefined ? [] : [[name, problem]]
        }),
      )

const readText = ({ type, feed }: InputField, text: string): unknown => {
  // Text is stored as it was typed: a feed's transform would drop words such as “none”.
  if (type === 'text' || type === 'longText' || type === 'choice') return text
  if (type === 'flag') return text === 'yes'
  return readCell(feed.transform as TransformName, text).value ?? text
}

/**
 * Returns the part with a property as typed. Empty text removes it. Text that is no value of the property stays in it,
 * so that `listPartProblems` finds it and saving cannot lose it. Returns null if nothing is left.
 */
export const withTypedValue = (part: InputPart, value: PartValue, name: string, text: string): PartValue | null => {
  const { [name]: _previous, ...rest } = value
  const field = fieldsOf(part)[name]
  if (!field || text.trim() === '') return Object.keys(rest).length === 0 ? null : rest
  return { ...value, [name]: readText(field, text) }
}

export const isInputPart = (part: string | undefined): part is InputPart => part !== undefined && part in inputFields

/** Returns the first problem of a part with the label of its input; undefined if every value is right. */
export const firstPartProblem = (part: InputPart, value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const [first] = Object.entries(listPartProblems(part, value as PartValue))
  return first && `${fieldsOf(part)[first[0]]?.label ?? first[0]}: ${first[1]}`
}
