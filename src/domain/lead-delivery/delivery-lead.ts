import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'

/**
 * A lead with everything its deliveries contain, for all channels (LEAD-08). Values the shopper did not give are
 * absent.
 */
export type DeliveryLead = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly category: string
  readonly subcategory?: string
  readonly lead_status?: string
  readonly form_completed: boolean
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly message?: string
  readonly answers: readonly { readonly name: string; readonly value: string }[]
  readonly opt_in: boolean
  readonly consent?: string
  readonly vehicle?: DeliveryVehicle
  readonly dealer: DeliveryDealer
  readonly location?: DeliveryLocation
  readonly url?: string
  readonly source?: string
  /** The shopper's browser, as it names itself (LEAD-09). */
  readonly user_agent?: string
  /** Dealership that holds the vehicle (LEAD-09); the lead may be for another one. */
  readonly car_dealership_id?: string
  readonly lead_attributes?: string
  /** The lead's page in the inbox. */
  readonly inbox_url: string
}

export type DeliveryVehicle = {
  readonly id?: string
  readonly stock_number?: string
  readonly year?: number
  readonly make?: string
  readonly model?: string
  readonly badge?: string
  readonly vin?: string
  readonly rego?: string
  readonly kms?: number
  readonly colour?: string
  readonly body?: string
  readonly car_type?: string
  readonly price_cents?: number
  readonly url?: string
}

export type DeliveryDealer = {
  readonly name: string
  readonly url: string
  readonly website_id?: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  /** IANA time zone of the dealer. */
  readonly zone: string
}

export type DeliveryLocation = {
  readonly name: string
  readonly slug: string
  readonly phone?: string
  readonly street?: string
  readonly city?: string
  readonly state?: string
  readonly postcode?: string
}

/** Formats the vehicle's name as far as it is known, `2026 Kia Stinger GT`; empty for a lead about no vehicle. */
export const formatVehicleName = (vehicle: DeliveryVehicle | undefined): string => formatShortVehicleName(vehicle ?? {})
