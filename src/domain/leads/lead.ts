import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import { present } from '@/src/domain/present'
import { dialled } from '@/src/domain/people/phone'
import { leadCategory, type Purpose } from './purposes'

/** The vehicle a lead is about, with the fields that the dealer receives (LEAD-01). */
export type LeadCar = Pick<Vehicle, 'id' | 'slug' | 'make' | 'model' | 'car_type' | 'status'> &
  Partial<Pick<Vehicle, 'stocknum' | 'dealership_id' | 'dealership_slug' | 'location_id'>>

/** Fields with a column of their own; all others are answers in `details`. */
const columns: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'message',
  'category',
  'location',
  'dealership_slug',
])

type Dealer = Pick<Site, 'website_id' | 'dealership_id' | 'dealership_slug' | 'manufacturer'>

const ofCar = (car: LeadCar | undefined) =>
  car && {
    car: car.id,
    stock_number: car.stocknum,
    vehicle_make: car.make,
    vehicle_model: car.model,
    car_type: car.car_type,
    vehicle_status: car.status,
  }

const ofDealer = (site: Dealer, chosen: string | undefined, car: LeadCar | undefined) => ({
  dealership_id: car?.dealership_id ?? site.dealership_id,
  dealership_slug: chosen ?? car?.dealership_slug ?? site.dealership_slug,
  manufacturer_slug: site.manufacturer && toSlug(site.manufacturer.name),
  website_id: site.website_id,
})

/**
 * Converts a form's values to a lead with its sender, subject and dealer (LEAD-01). Vehicle data comes from the
 * vehicle, never from the form. Fields without a column go to `details`.
 */
export const leadOf = (
  site: Dealer,
  purpose: Purpose,
  values: Readonly<Record<string, string>>,
  car: LeadCar | undefined,
) => {
  const { name, last_name, email, phone, message, category, dealership_slug, car_type, make, model } = values
  return {
    ...leadCategory({ purpose, car_type: car?.car_type, ...present({ category }) }),
    ...present({
      name: [name, last_name].filter(Boolean).join(' ').slice(0, 100),
      email: email?.toLowerCase(),
      phone,
      person: (phone && dialled(phone)) || email?.toLowerCase(),
      message,
      car_type,
      ...(purpose === 'parts' ? { vehicle_make: make, vehicle_model: model } : {}),
      ...ofDealer(site, dealership_slug, car),
      ...ofCar(car),
    }),
    details: Object.entries(values).flatMap(([key, value]) => (columns.has(key) ? [] : [{ name: key, value }])),
  }
}

/** Builds the lead of a phone reveal (VDP-12, LEAD-09): the vehicle and dealer, without a person. */
export const phoneLead = (site: Dealer, car: LeadCar) => ({
  ...leadOf(site, 'enquiry', {}, car),
  category: 'Phone Call',
  subcategory: 'Number Revealed',
})
