import { randomUUID } from 'node:crypto'
import type { OfferedDay } from '@/src/domain/bookings/offer'
import { fieldsAt } from '@/src/domain/leads/fields'
import type { LeadField } from '@/src/domain/leads/lead-field'
import type { Purpose } from '@/src/domain/leads/purposes'
import { present } from '@/src/domain/present'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { formBasics } from '@/src/features/enquiry/form-basics'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { freeTimes } from '@/src/server/bookings'
import type { KeptForm } from '@/src/server/kept-form'

export type Query = Readonly<Record<string, string | string[] | undefined>>

/** A parameter of an address; the first, where it stands there several times. */
export const one = (query: Query, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

/** What a form is about, as its address says it. */
export type Asked = {
  readonly site: Site
  readonly purpose: Purpose
  /** Its page's public address, with `{slug}` and `{location}` still in it. */
  readonly path: string
  readonly vehicle: Vehicle | null
  readonly place: SiteLocation | null
  readonly kept: KeptForm | null
  readonly query: Query
  readonly slug?: string | undefined
  readonly location?: string | undefined
}

/** What an address says of the answers (V§2 on /finance); the form's own check drops what it cannot mean. */
const fromQuery = (query: Query): Readonly<Record<string, string>> => ({
  vehiclePriceBudget: one(query, 'vehiclePriceBudget'),
  car_type: one(query, 'car_type'),
  dealership_slug: one(query, 'preferredDealership'),
  location: one(query, 'location'),
  category: one(query, 'category'),
  model: one(query, 'model'),
  date: one(query, 'date'),
  time: one(query, 'time'),
})

/** The parameters a shopper came with, such as a campaign's (D§3 “Trade-in lead”). */
const cameWith = (query: Query): Readonly<Record<string, string>> => {
  const given = Object.keys(query).filter((name) => name !== 'problem')
  if (given.length === 0) return {}
  const linked_query_params = Object.fromEntries(
    given.slice(0, 20).map((name) => [name.slice(0, 60), one(query, name)]),
  )
  return { lead_attributes: JSON.stringify({ linked_query_params }) }
}

const hiddenOf = (asked: Asked): Readonly<Record<string, string>> => {
  const { vehicle, purpose, path, slug, query, location = '', place } = asked
  return {
    ...cameWith(query),
    purpose,
    page: path.replace('{slug}', slug ?? '').replace('{location}', location),
    ...(place ? { place: place.slug } : {}),
    key: randomUUID(),
    ...(vehicle ? { car_id: vehicle.id } : {}),
  }
}

const valuesOf = ({ kept, query, vehicle, place }: Asked): Readonly<Record<string, string>> =>
  kept?.values ?? {
    ...fromQuery(query),
    ...(vehicle ? { car_type: vehicle.car_type } : {}),
    ...(place ? { location: place.slug, dealership_slug: place.dealership_slug ?? '' } : {}),
  }

/** Free times for the HTML; where they cannot be had, the browser asks again, and who has no script types one. */
const timesOf = async (
  { site, purpose, vehicle }: Asked,
  fields: readonly LeadField[],
  values: Readonly<Record<string, string>>,
): Promise<readonly OfferedDay[] | undefined> => {
  if (!fields.some(({ kind }) => kind === 'time')) return undefined
  try {
    return (await freeTimes(site, purpose, vehicle ?? undefined, present(values), Date.now()))?.days
  } catch (error) {
    console.error('Free times could not be read:', error)
    return undefined
  }
}

/** The form of a page, with what is known, what was typed before and what is wrong with it. */
export const leadFormOf = async (asked: Asked): Promise<LeadFormProps> => {
  const { site, vehicle, kept, purpose } = asked
  const values = valuesOf(asked)
  const { hidden, ...basics } = formBasics(purpose, vehicle ?? undefined, site, kept ? '' : values['category'])
  const times = await timesOf(asked, basics.fields, values)
  return {
    ...basics,
    fields: fieldsAt(basics.fields, asked.place),
    values,
    errors: kept?.errors ?? {},
    hidden: { ...hidden, ...hiddenOf(asked) },
    optIn: basics.optIn && kept ? { ...basics.optIn, ticked: kept.opt_in === true } : basics.optIn,
    ...present({ message: kept?.message, times }),
  }
}
