import type { PoolClient } from 'pg'
import { formatAddress } from '@/src/domain/locations/location-display'
import type { SiteLocation } from '@/src/domain/locations/location'
import { locationPhone, vehiclePhone } from '@/src/domain/locations/phones'
import { formatPhone } from '@/src/domain/phone'
import { resolveSwitches } from '@/src/domain/switches'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import type { SaleRow } from './sale-rows'

export type SaleDealer = {
  readonly name: string
  readonly slug: string
  readonly url: string | null
  readonly website_id: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
  readonly domain: string | null
}

export type SaleVehicle = {
  readonly id: string
  readonly slug: string
  readonly stocknum: string | null
  readonly make: string
  readonly model: string
  readonly car_type: 'new' | 'demo' | 'used'
  readonly status: string
  readonly location_id: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
  readonly location_name: string | null
  readonly timezone: string | null
}

/** Dealer and vehicle of a sale for mails and leads, read in the transaction that causes them. */
export type SaleFacts = {
  readonly dealer: SaleDealer
  readonly vehicle: SaleVehicle | null
  readonly timezone: string
  /** ABN, address and phone number of the dealer, as far as known: who gave the receipt, and how to reach them. */
  readonly contact: readonly string[]
}

type SettingsRow = {
  readonly abn: string | null
  readonly phone: string | null
  readonly template: unknown
  readonly own: unknown
}
type LocationRow = {
  readonly id: string
  readonly timezone: string | null
  readonly phone: string | null
  readonly landline_phone: string | null
  readonly address: SiteLocation['address']
}

const dealerSql = `SELECT t.name, t.slug, t.url, t.website_id, t.dealership_id, t.dealership_slug,
  (SELECT d.host FROM tenants_domains d WHERE d._parent_id = t.id ORDER BY d._order LIMIT 1) AS domain,
  own.abn, own.phone, own.switches AS own, template.switches AS template
  FROM tenants t LEFT JOIN templates template ON template.id = t.template_id
  LEFT JOIN site_settings own ON own.tenant_id = t.id WHERE t.id = $1`
const locationsSql = `SELECT id, timezone, phone, landline_phone, jsonb_build_object('street', address_street,
    'city', coalesce(address_city, ''), 'state', address_state, 'postcode', coalesce(address_postcode, '')) AS address
  FROM locations WHERE tenant_id = $1 AND deleted_at IS NULL AND visible
  ORDER BY id = $2::uuid DESC NULLS LAST, "primary" DESC NULLS LAST, "order" LIMIT 1`
const vehicleSql = `SELECT v.id, v.slug, v.stocknum, v.make, v.model, v.car_type, v.status, v.location_id,
  coalesce(v.dealership_id, l.dealership_id) AS dealership_id, coalesce(v.dealership_slug, l.dealership_slug) AS dealership_slug,
  l.name AS location_name, l.timezone FROM vehicles v LEFT JOIN locations l ON l.id = v.location_id AND l.deleted_at IS NULL
  WHERE v.id = $1`

const readLocation = async (client: PoolClient, tenantId: string, vehicle: SaleVehicle | undefined) =>
  (await client.query<LocationRow>(locationsSql, [tenantId, vehicle?.location_id ?? null])).rows[0]

/** Returns the number that the vehicle's page shows; without a vehicle the dealer's own. */
const contactPhone = (
  { phone, template, own }: SettingsRow,
  vehicle: SaleVehicle | undefined,
  row: LocationRow | undefined,
): string | undefined => {
  const dealer = { ...(phone && { phone }), switches: resolveSwitches(template, own) }
  const location =
    row &&
    ({
      ...(row.phone && { phone: row.phone }),
      ...(row.landline_phone && { landline_phone: row.landline_phone }),
    } as SiteLocation)
  return vehicle ? vehiclePhone(vehicle.car_type, location, dealer) : (dealer.phone ?? locationPhone(location, dealer))
}

const contactLines = (
  dealer: SettingsRow,
  vehicle: SaleVehicle | undefined,
  location: LocationRow | undefined,
): readonly string[] => {
  const phone = contactPhone(dealer, vehicle, location)
  return [
    dealer.abn ? `ABN ${dealer.abn}` : '',
    location ? formatAddress(location) : '',
    phone ? formatPhone(phone) : '',
  ].filter((line) => line !== '')
}

export const loadSaleFacts = async (client: PoolClient, { payment, hold }: SaleRow): Promise<SaleFacts> => {
  const dealers = await client.query<SaleDealer & SettingsRow>(dealerSql, [payment.tenant_id])
  const [dealer] = dealers.rows
  if (!dealer) throw new Error('The tenant of a payment does not exist.')
  const vehicle = hold?.car_id ? (await client.query<SaleVehicle>(vehicleSql, [hold.car_id])).rows[0] : undefined
  const location = await readLocation(client, payment.tenant_id, vehicle)
  return {
    dealer,
    vehicle: vehicle ?? null,
    timezone: vehicle?.timezone ?? location?.timezone ?? DEFAULT_TIME_ZONE,
    contact: contactLines(dealer, vehicle, location),
  }
}
