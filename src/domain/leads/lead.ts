import { CALL_CATEGORY } from './handling'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toSlug } from '@/src/domain/text/slug'
import { omitEmpty } from '@/src/domain/omit-empty'
import { toE164 } from '@/src/domain/phone'
import { leadCategoryOf, type LeadType, leadTypeOf } from './lead-types'

/** The vehicle a lead is about, with the fields that the dealer receives (LEAD-01). */
export type LeadVehicle = Pick<Vehicle, 'id' | 'slug' | 'make' | 'model' | 'car_type' | 'status'> &
  Partial<Pick<Vehicle, 'stocknum' | 'dealership_id' | 'dealership_slug' | 'location_id'>>

/** Fields with a column of their own; all others are answers in `details`. */
const leadColumns: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'message',
  'category',
  'location',
  'dealership_slug',
])

type LeadDealer = Pick<Site, 'website_id' | 'dealership_id' | 'dealership_slug' | 'manufacturer'>

const toVehicleFields = (vehicle: LeadVehicle | undefined) =>
  vehicle && {
    car: vehicle.id,
    stock_number: vehicle.stocknum,
    vehicle_make: vehicle.make,
    vehicle_model: vehicle.model,
    car_type: vehicle.car_type,
    vehicle_status: vehicle.status,
  }

const toDealerFields = (site: LeadDealer, chosenDealership: string | undefined, vehicle: LeadVehicle | undefined) => ({
  dealership_id: vehicle?.dealership_id ?? site.dealership_id,
  dealership_slug: chosenDealership ?? vehicle?.dealership_slug ?? site.dealership_slug,
  manufacturer_slug: site.manufacturer && toSlug(site.manufacturer.name),
  website_id: site.website_id,
})

/**
 * Converts a form's values to a lead with its sender, subject and dealer (LEAD-01). Vehicle data comes from the
 * vehicle, never from the form. Fields without a column go to `details`.
 */
export const toLead = (
  site: LeadDealer,
  leadType: LeadType,
  values: Readonly<Record<string, string>>,
  vehicle: LeadVehicle | undefined,
) => {
  const { name, last_name, email, phone, message, category, dealership_slug, car_type, make, model } = values
  return {
    ...leadCategoryOf({ leadType, car_type: vehicle?.car_type, ...omitEmpty({ category }) }),
    ...omitEmpty({
      name: [name, last_name].filter(Boolean).join(' ').slice(0, 100),
      email: email?.toLowerCase(),
      phone,
      person: (phone && toE164(phone)) || email?.toLowerCase(),
      message,
      car_type,
      ...(leadTypeOf(leadType).namesVehicle ? { vehicle_make: make, vehicle_model: model } : {}),
      ...toDealerFields(site, dealership_slug, vehicle),
      ...toVehicleFields(vehicle),
    }),
    details: Object.entries(values).flatMap(([key, value]) => (leadColumns.has(key) ? [] : [{ name: key, value }])),
  }
}

/** Builds the lead of a phone reveal (VDP-12, LEAD-09): the vehicle and dealer, without a person. */
export const toPhoneLead = (site: LeadDealer, vehicle: LeadVehicle) => ({
  ...toLead(site, 'enquiry', {}, vehicle),
  category: CALL_CATEGORY,
  subcategory: 'Number Revealed',
})
