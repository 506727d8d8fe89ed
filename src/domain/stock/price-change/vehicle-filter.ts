import { formatCents } from '@/src/domain/money/format-money'
import { formatCount } from '@/src/domain/text/numbers'
import { type CarType, carTypeLabels, carTypes } from '../fields/choices'

/** Which vehicles a price change is for (STF-11). Without a condition all of the dealer's vehicles. */
export type VehicleFilter = {
  /** Ids of the vehicles that staff ticked in their list. */
  readonly vehicles?: readonly string[]
  readonly car_type?: CarType
  readonly body?: string
  readonly make?: string
  readonly model?: string
  /** Id of a location. */
  readonly location?: string
  readonly year_from?: number
  readonly year_to?: number
  /** Complete days since the vehicle was listed. */
  readonly days_from?: number
  readonly days_to?: number
  /** Cents that shoppers pay now. */
  readonly price_from?: number
  readonly price_to?: number
}

export const isCarType = (text: string): text is CarType => carTypes.includes(text as CarType)

const describeRange = (
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : `up to ${format(to)}`
  return to === undefined ? `from ${format(from)}` : `${format(from)} to ${format(to)}`
}

/** Describes the chosen vehicles in a line: `Used, SUV, Kia, Sportage, 60 days or more in stock`. */
export const describeFilter = (filter: VehicleFilter, locationName?: string): string => {
  const { vehicles, car_type, body, make, model, year_from, year_to, days_from, days_to, price_from, price_to } = filter
  const days = describeRange(days_from, days_to, (value) => formatCount(value, 'day'))
  const parts = [
    vehicles && `${formatCount(vehicles.length, 'vehicle')} ticked in the list`,
    car_type && carTypeLabels[car_type],
    body,
    make,
    model,
    locationName,
    describeRange(year_from, year_to, String),
    days && `${days} in stock`,
    describeRange(price_from, price_to, formatCents),
  ].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? 'All vehicles' : parts.join(', ')
}
