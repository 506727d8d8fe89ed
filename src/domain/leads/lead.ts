import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toSlug } from '@/src/domain/stock/search-url/slug'
import { present } from '@/src/domain/present'
import { dialled } from '@/src/domain/people/phone'
import { leadCategory, type Purpose } from './purposes'

/** The car a lead is about, as far as it is told to the dealer (D§3 “Enquiry defaults”). */
export type LeadCar = Pick<Vehicle, 'id' | 'slug' | 'make' | 'model' | 'car_type' | 'status'> &
  Partial<Pick<Vehicle, 'stocknum' | 'dealership_id' | 'dealership_slug' | 'location_id'>>

/** Fields of a lead that are its own, and not answers to a question of one form alone. */
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
 * A form's values as a lead: who, what about, which dealer (D§3). What the car says of itself is taken from the car,
 * never from the form. Every other answer goes to `details`, as it was asked for.
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

/** A call that a shopper asked the number for (VDP-12, LEAD-09): no person, only which car and dealer. */
export const phoneLead = (site: Dealer, car: LeadCar) => ({
  ...leadOf(site, 'enquiry', {}, car),
  category: 'Phone Call',
  subcategory: 'Number Revealed',
})
