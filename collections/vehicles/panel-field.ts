import type { Condition, Field, NumberField, NumberFieldSingleValidation } from 'payload'
import type { VehicleField } from '@/src/domain/stock/fields/field'
import { hasFeedAdvice } from '@/src/domain/panel/feed-advice'
import { firstPartProblem, isInputPart } from '@/src/domain/panel/part-inputs'
import { firstLenderProblem } from '@/src/domain/panel/part-problems'
import { omitEmpty } from '@/src/domain/omit-empty'
import { isEmptyInput } from '@/src/domain/panel/shown-inputs'
import { limitYear } from '@/src/domain/panel/typed-numbers'
import { isOfKind, type KindProperties } from '@/src/domain/stock/fields/kinds'
import { valueSchema } from '@/src/domain/stock/fields/field-schema'
import { jsonPartSchemas } from '@/src/domain/stock/vehicle/vehicle-parts-schema'
import { amountComponents, dollarComponents } from '@/src/cms/fields/money'
import { momentField } from '@/src/cms/fields/moment-field'
import { validateNumber } from '@/src/cms/fields/number-input'
import { dayField } from '@/src/cms/fields/day-field'

type SchemaIssue = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string
  readonly origin?: string
  readonly maximum?: unknown
}

const MAX_TEXT_CHARS = 200
const MAX_LONG_TEXT_CHARS = 20_000

const describeLongList = ({ part }: VehicleField, { path, maximum }: SchemaIssue): string =>
  part === 'images' || path[0] === 'photos'
    ? `A vehicle can have up to ${String(maximum)} photos. Remove some of them first.`
    : `The list can have up to ${String(maximum)} entries.`

const findPartProblem = (part: VehicleField['part'], value: unknown): string | undefined => {
  if (part === 'lenders') return firstLenderProblem(value)
  return isInputPart(part) ? firstPartProblem(part, value) : undefined
}

const describeProblem = (field: VehicleField, value: unknown, issue: SchemaIssue | undefined): string => {
  const { part } = field
  if (issue?.code === 'too_big' && issue.origin === 'array') return describeLongList(field, issue)
  return findPartProblem(part, value) ?? `${issue?.path.join(' › ') ?? ''} ${issue?.message ?? 'isn’t valid.'}`.trim()
}

/** Accepts an empty field: whether one may be empty is Payload's `required`. */
const validateAs =
  (field: VehicleField) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined || value === '') return true
    const parsed = valueSchema(field, jsonPartSchemas).safeParse(value)
    return parsed.success || describeProblem(field, value, parsed.error.issues[0])
  }

const limitsOf = ({ min, max, above }: VehicleField) => ({
  ...(min === undefined && above === undefined ? {} : { min: min ?? 0 }),
  ...(max === undefined ? {} : { max }),
})

type Input = Readonly<Record<string, unknown>> & { readonly admin?: Readonly<Record<string, unknown>> }

const VEHICLE_INPUTS = '/src/admin/vehicles'

/** A price is at least one cent: without a price the field stays empty. */
const centsInput = (name: string): Input => ({
  type: 'number',
  min: 1,
  max: 10_000_000_000,
  admin: {
    components: {
      ...(name === 'price_cents'
        ? { ...dollarComponents, Cell: '/src/admin/lists/price-cell#VehiclePriceCell' }
        : amountComponents),
      ...(hasFeedAdvice(name) && { Field: `${VEHICLE_INPUTS}/feed-price-field#FeedPriceField` }),
    },
  },
})

const choiceInput = ({ options, enumName, panel, default: defaultValue }: VehicleField, name: string): Input => ({
  type: 'select',
  ...(name === 'status' && { admin: { components: { Cell: '/src/admin/lists/status-cell#VehicleStatusCell' } } }),
  options: (options ?? []).map((value) => ({ label: panel?.optionLabels?.[value] ?? value, value })),
  ...(enumName === undefined ? {} : { enumName }),
  defaultValue,
})

const numberInput = (field: VehicleField): Input => {
  const { type, maxYearsAhead, panel } = field
  return {
    type: 'number',
    ...limitsOf(field),
    custom: {
      number: { ...(type === 'integer' && { isWhole: true }), ...omitEmpty({ maxYearsAhead }), ...panel?.number },
    },
  }
}

/** Checks a year by its limits; the latest depends on the clock. */
const validateYear =
  (field: VehicleField): NumberFieldSingleValidation =>
  (value, options) => {
    const limited = limitYear(
      omitEmpty({ max: field.max, maxYearsAhead: field.maxYearsAhead }),
      new Date().getFullYear(),
    )
    const input = { ...numberInput(field), ...omitEmpty({ max: limited.max, required: field.required }) }
    return validateNumber(input as unknown as NumberField)(value, options)
  }

const integerInput = (field: VehicleField): Input => ({
  ...numberInput(field),
  ...(field.maxYearsAhead === undefined ? {} : { validate: validateYear(field) }),
  admin: { step: 1 },
})

/** The inputs of a value stored as JSON. */
const jsonInput = ({ part }: VehicleField) => {
  if (isInputPart(part)) return { path: `${VEHICLE_INPUTS}/part-field#PartField`, clientProps: { part } }
  if (part === 'lenders') return `${VEHICLE_INPUTS}/lenders-field#LendersField`
  if (part === 'images') return `${VEHICLE_INPUTS}/photos-field#PhotosField`
  if (part === 'lines') return `${VEHICLE_INPUTS}/features-field#FeaturesField`
  if (part === 'addresses') return `${VEHICLE_INPUTS}/frames-field#FramesField`
  return `${VEHICLE_INPUTS}/hotspots-field#HotspotsField`
}

/** A text, or one of the terms that shoppers filter by, with the list of those that are known. */
const textInput = ({ maxLength = MAX_TEXT_CHARS, panel }: VehicleField, name: string): Input => ({
  type: 'text',
  maxLength,
  ...(panel?.isTerm && {
    admin: { components: { Field: { path: `${VEHICLE_INPUTS}/term-field#TermField`, clientProps: { name } } } },
  }),
})

/** The part of a Payload field that depends on the type of its value. */
const inputs: Readonly<Record<VehicleField['type'], (field: VehicleField, name: string) => Input>> = {
  text: textInput,
  longText: () => ({ type: 'textarea', maxLength: MAX_LONG_TEXT_CHARS }),
  date: (field, name) => ({ ...dayField({ name, validate: validateAs(field) }) }),
  address: (field) => ({ type: 'text', validate: validateAs(field), admin: { placeholder: 'https://…' } }),
  moment: (_, name) => ({ ...momentField({ name }) }),
  integer: integerInput,
  number: numberInput,
  amount: numberInput,
  rate: numberInput,
  cents: (_, name) => centsInput(name),
  flag: ({ default: defaultValue = false }) => ({ type: 'checkbox', defaultValue }),
  choice: choiceInput,
  json: (field) => ({
    type: 'json',
    validate: validateAs(field),
    custom: { part: field.part },
    admin: { components: { Field: jsonInput(field) } },
  }),
}

/** Access of a field that only the database writes. */
const neverWritten = { create: () => false, update: () => false }

/** Components under an input of Payload's: what becomes of a change if the vehicle comes from a feed. */
const feedAdviceBelow = (name: string, { type, panel }: VehicleField): Readonly<Record<string, unknown>> => {
  if (!hasFeedAdvice(name) || type === 'cents') return {}
  if (type !== 'flag')
    return { afterInput: [{ path: `${VEHICLE_INPUTS}/feed-advice#FeedAdvice`, clientProps: { name } }] }
  const clientProps = { name, help: panel?.help ?? '' }
  return { Description: { path: `${VEHICLE_INPUTS}/feed-advice#HelpWithAdvice`, clientProps } }
}

/** True where the form, or the vehicles of a bulk edit, may have the field: a caravan has no gearbox. */
const createCondition =
  (name: string, { appliesTo }: VehicleField): Condition =>
  (data) => {
    const values = data as Partial<KindProperties> & Readonly<Record<string, unknown>>
    const { item_type: itemType, simple_body: body, simple_fuel: fuel } = values
    // A value that a feed has all the same stays in sight, so that staff can correct it. While they clear it,
    // `keepInputsShown` lets the input stay.
    if (!itemType || !isEmptyInput(values[name])) return true
    return isOfKind({ item_type: itemType, ...omitEmpty({ simple_body: body, simple_fuel: fuel }) }, appliesTo)
  }

/** Creates the panel's field for a declared field of vehicles. */
export const toPanelField = (name: string, field: VehicleField): Field => {
  const { admin, ...input } = inputs[field.type](field, name)
  const { required, panel, label, type } = field
  return {
    name,
    label,
    ...input,
    ...(required === true || type === 'choice' ? { required: true } : {}),
    ...(panel?.index ? { index: true } : {}),
    ...(panel?.readOnly ? { access: neverWritten } : {}),
    admin: {
      ...admin,
      ...(field.appliesTo !== undefined && { condition: createCondition(name, field) }),
      components: { ...(admin?.['components'] as object | undefined), ...feedAdviceBelow(name, field) },
      ...(panel ? { description: panel.help } : {}),
    },
  } as Field
}
