import type { Vehicle } from '@/src/domain/stock/vehicle'

/** Columns with another name than the vehicle's property, because Postgres folds capitals. */
const renamedColumns: Readonly<Record<string, string>> = {
  standard_equipment: 'standardEquipment',
  youx_quote: 'youxQuote',
}

const numericColumns: ReadonlySet<string> = new Set([
  'year',
  'km',
  'gearnum',
  'engine_size_litres',
  'doors',
  'seats',
  'price_cents',
  'before_price_cents',
  'offer_price_cents',
  'subscription_price_cents',
  'finance_price_cents',
  'views',
])

const internalColumns: ReadonlySet<string> = new Set([
  'tenant_id',
  'feed_id',
  'feed_key',
  'content_hash',
  'feed_fields',
  'short_key',
])

const toPlainValue = (column: string, value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  return numericColumns.has(column) ? Number(value) : value
}

/** Converts a row of `vehicles`: null becomes absent, numeric text a number, dates ISO strings. */
export const toVehicle = (row: Readonly<Record<string, unknown>>): Vehicle => {
  const vehicle: Record<string, unknown> = {
    images: [],
    spin_images: [],
    features: [],
    standardEquipment: [],
    reserved: false,
    certified: false,
    preorder: false,
    hidden: false,
    show_on_dealer_website: true,
    views: 0,
  }
  for (const [column, value] of Object.entries(row)) {
    if (value === null || value === undefined || internalColumns.has(column)) continue
    vehicle[renamedColumns[column] ?? column] = toPlainValue(column, value)
  }
  return vehicle as unknown as Vehicle
}
