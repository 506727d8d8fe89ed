import { contentFields } from './content-fields'
import { dataFields } from './data-fields'
import { detailFields } from './detail-fields'
import type { VehicleField } from './field'
import { identityFields } from './identity-fields'
import { locationFields } from './location-fields'
import { priceFields } from './price-fields'
import { systemFields } from './system-fields'

/**
 * Every property of a vehicle (STK-01), declared once. Types, schemas, the columns in Postgres, what feeds can fill, the
 * search record, filters, facts on cards, the vehicle's form, the facts on its page, the comparison and structured data
 * are derived from this table. `generated` has the little that browsers need of it. Money is whole cents (`*_cents`),
 * distances are whole kilometres, dates `YYYY-MM-DD`, moments ISO 8601.
 */
export const vehicleFields = {
  ...identityFields,
  ...priceFields,
  ...contentFields,
  ...detailFields,
  ...locationFields,
  ...dataFields,
  ...systemFields,
}

export type VehicleFields = typeof vehicleFields
export type VehicleFieldName = keyof VehicleFields

/** The fields in the order of their declaration. */
export const vehicleFieldEntries = Object.entries(vehicleFields) as readonly (readonly [
  VehicleFieldName,
  VehicleField,
])[]

/** Returns the column of a field: Postgres folds capitals, so `youxQuote` is `youx_quote`. */
export const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
