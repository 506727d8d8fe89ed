import { asksForVehicle, type LeadType } from '@/src/domain/leads/lead-types'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { tryVehicleQuestion } from '@/src/domain/stock/vehicle/test-drive-name'
import { toCardPrice } from '@/src/domain/stock/card/card'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { formatVehicleName } from '@/src/domain/stock/vehicle/naming'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { formatKilometres } from '@/src/domain/amounts'
import { formatPriceLine, toPriceText } from '@/src/domain/vehicle-page/price/price-text'
import { ChangeVehicleLink, VehicleChoice, type VehicleChoiceItem } from '@/src/features/enquiry/vehicle-choice'
import { log } from '@/src/platform/log'
import { findAvailableStock } from '@/src/server/stock/stock'
import { queryValue, type Query } from './form-props'

const MAX_MATCHES = 40

/** Parameters of the page that the choice sets itself. */
const ownParameters: ReadonlySet<string> = new Set(['vehicle', 'car_id', 'problem'])

const otherParameters = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(query)
      .filter((name) => !ownParameters.has(name))
      .slice(0, 20)
      .map((name) => [name.slice(0, 60), queryValue(query, name)]),
  )

const toItem = (record: StockRecord, { switches }: Site, toHref: (id: string) => string): VehicleChoiceItem => {
  const price = formatPriceLine(toPriceText(toCardPrice(record, switches.display)))
  return {
    href: toHref(record.objectID),
    name: formatVehicleName(record),
    photo: record.image_url,
    details: [
      price,
      [record.km !== undefined && formatKilometres(record.km), record.colour].filter(Boolean).join(', '),
      record.location_name ?? '',
      record.stocknum ? `Stock number ${record.stocknum}` : '',
    ].filter((line) => line !== ''),
  }
}

/** The form can be sent without a vehicle, so a search that fails does not take the page with it. */
const findMatches = async (site: Site, text: string) => {
  if (text === '') return { records: [], total: 0 }
  try {
    return await findAvailableStock(site.id, text, MAX_MATCHES)
  } catch (error) {
    log.error({ err: error }, 'Vehicles for a form could not be searched.')
    return { records: [], total: 0 }
  }
}

type Props = {
  readonly site: Site
  readonly leadType: LeadType
  readonly page: string
  readonly vehicle: Vehicle | null
  readonly query: Query
}

/** The choice of a vehicle above a form that asks for one; absent for other forms. */
export const FormVehicleChoice = async ({ site, leadType, page, vehicle, query }: Props) => {
  if (!asksForVehicle(leadType)) return null
  const [noun] = dealerNounOf(site)
  if (vehicle) return <ChangeVehicleLink page={page} noun={noun} />
  const text = queryValue(query, 'vehicle').trim()
  const hidden = otherParameters(query)
  const { records, total } = await findMatches(site, text)
  const toHref = (id: string): string => `${page}?${new URLSearchParams({ ...hidden, car_id: id }).toString()}`
  const question = tryVehicleQuestion(noun, site.switches.display.item_types)
  const items = records.map((record) => toItem(record, site, toHref))
  return <VehicleChoice {...{ page, noun, question, items, total, hidden }} query={text} />
}
