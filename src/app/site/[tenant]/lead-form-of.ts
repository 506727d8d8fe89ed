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

/** One parameter of a URL, at most 200 characters; the first if there are several. */
export const one = (query: Query, name: string): string => {
  const value = query[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).slice(0, 200)
}

export type Asked = {
  readonly site: Site
  readonly purpose: Purpose
  /** The public address of the form's page, with the placeholders `{slug}` and `{location}`. */
  readonly path: string
  readonly vehicle: Vehicle | null
  readonly place: SiteLocation | null
  readonly kept: KeptForm | null
  readonly query: Query
  readonly slug?: string | undefined
  readonly location?: string | undefined
}

/** Prefilled values from the URL (FIN-06); the form discards invalid ones. */
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

/** A hidden field with the parameters of the page's URL, such as a campaign's. */
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

/** Free times for the server's HTML. On a failure the browser loads them; without script the shopper types a time. */
const timesOf = async (
  { site, purpose, vehicle }: Asked,
  fields: readonly LeadField[],
  values: Readonly<Record<string, string>>,
): Promise<readonly OfferedDay[] | undefined> => {
  if (!fields.some(({ kind }) => kind === 'time')) return undefined
  try {
    return (await freeTimes(site, purpose, vehicle ?? undefined, present(values), Date.now()))?.days
  } catch (error) {
    console.error('Free times could not be loaded:', error)
    return undefined
  }
}

/** The props of a page's form: prefilled or previously typed values, and their errors. */
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
