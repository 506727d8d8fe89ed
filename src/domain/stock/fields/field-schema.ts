import * as z from 'zod/mini'
import { isDay } from '../../time/days'
import type { PartField, VehicleField } from './field'

type Schema = z.ZodMiniType<unknown>

const MAX_TEXT_CHARS = 200
const MAX_LONG_TEXT_CHARS = 20_000
const MAX_CENTS = 10_000_000_000
const MAX_AMOUNT = 100_000_000

/** Absolute over http or https, or within the site: nothing that could run (`javascript:`) or change host (`//`). */
export const addressSchema = z
  .string()
  .check(
    z.maxLength(2000),
    z.regex(/^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/iu, 'Enter a web address, such as https://www.example.com.au.'),
  )

const daySchema = z.string().check(z.refine(isDay, 'Enter a date as dd/mm/yyyy. In a request, write yyyy-mm-dd.'))

const numberSchema = ({ min, max, above }: Pick<PartField, 'min' | 'max' | 'above'>, whole: boolean): Schema =>
  (whole ? z.int() : z.number()).check(
    ...[
      ...(min === undefined ? [] : [z.gte(min)]),
      ...(max === undefined ? [] : [z.lte(max)]),
      ...(above === undefined ? [] : [z.gt(above)]),
    ],
  )

const textSchema = ({ minLength = 0, maxLength = MAX_TEXT_CHARS }: PartField | VehicleField): Schema =>
  z.string().check(z.minLength(minLength), z.maxLength(maxLength))

type FieldRules = PartField | VehicleField

const schemaByType: Readonly<Record<Exclude<FieldRules['type'], 'json'>, (field: FieldRules) => Schema>> = {
  text: textSchema,
  longText: (field) => textSchema({ maxLength: MAX_LONG_TEXT_CHARS, ...field }),
  date: () => daySchema,
  moment: () => z.iso.datetime({ offset: true }),
  address: () => addressSchema,
  integer: (field) => numberSchema(field, true),
  number: (field) => numberSchema(field, false),
  cents: () => numberSchema({ min: 0, max: MAX_CENTS }, true),
  amount: () => numberSchema({ min: 0, max: MAX_AMOUNT }, false),
  rate: () => numberSchema({ min: 0, max: 100 }, false),
  flag: () => z.boolean(),
  choice: ({ options }) => (options ? z.enum(options) : z.never()),
}

/**
 * Returns the schema of a field's value, whether or not it must be present.
 * @param parts schemas of the values stored as JSON
 */
export const valueSchema = (field: FieldRules, parts: Readonly<Record<string, Schema>> = {}): Schema =>
  field.type === 'json' ? (parts[field.part ?? ''] ?? z.never()) : schemaByType[field.type](field)

type Fields = Readonly<Record<string, FieldRules>>

const isPresent = (field: FieldRules): boolean => field.required === true || 'default' in field

/** Returns the schema of each field; those without a default or `required` are optional. */
export const fieldSchemas = (
  fields: Fields,
  parts: Readonly<Record<string, Schema>> = {},
): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = valueSchema(field, parts)
      return [name, isPresent(field) ? schema : z.exactOptional(schema)]
    }),
  )
