import type { BookableTimes } from '@/src/domain/bookings/bookable-days'
import { fieldsForLocation } from '@/src/domain/leads/fields'
import type { LeadField } from '@/src/domain/leads/lead-field'
import type { LeadType } from '@/src/domain/leads/lead-types'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { toSharedFormProps } from '@/src/features/enquiry/shared-form-props'
import type { LeadFormProps } from '@/src/features/enquiry/lead-parts'
import { listFreeTimes } from '@/src/server/bookings/free-times'
import type { RejectedForm } from '@/src/server/forms/rejected-form'
import { log } from '@/src/platform/log'
import { hiddenFormFields, queryValue, type Query } from './form-props'

export type LeadFormContext = {
  readonly site: Site
  readonly leadType: LeadType
  /** The public address of the form's page, with the placeholders `{slug}` and `{location}`. */
  readonly path: string
  readonly vehicle: Vehicle | null
  readonly contactLocation: SiteLocation | null
  readonly formState: RejectedForm | null
  readonly query: Query
  readonly slug?: string | undefined
  readonly location?: string | undefined
}

/** Prefilled values from the URL (FIN-06); the form discards invalid ones. */
const prefilledValues = (query: Query): Readonly<Record<string, string>> => ({
  vehiclePriceBudget: queryValue(query, 'vehiclePriceBudget'),
  car_type: queryValue(query, 'car_type'),
  dealership_slug: queryValue(query, 'preferredDealership'),
  location: queryValue(query, 'location'),
  category: queryValue(query, 'category'),
  model: queryValue(query, 'model'),
  date: queryValue(query, 'date'),
  time: queryValue(query, 'time'),
})

const hiddenFields = (context: LeadFormContext): Readonly<Record<string, string>> => {
  const { vehicle, leadType, path, slug, query, location = '', contactLocation } = context
  return {
    ...hiddenFormFields(query),
    lead_type: leadType,
    page: path.replace('{slug}', slug ?? '').replace('{location}', location),
    ...(contactLocation ? { page_location: contactLocation.slug } : {}),
    ...(vehicle ? { car_id: vehicle.id } : {}),
  }
}

const initialValues = ({
  formState,
  query,
  vehicle,
  contactLocation,
}: LeadFormContext): Readonly<Record<string, string>> =>
  formState?.values ?? {
    ...prefilledValues(query),
    ...(vehicle ? { car_type: vehicle.car_type } : {}),
    ...(contactLocation
      ? { location: contactLocation.slug, dealership_slug: contactLocation.dealership_slug ?? '' }
      : {}),
  }

/** True if the form asks which location it books at, and none is chosen yet: each has its own days (LEAD-02). */
const awaitsLocation = (fields: readonly LeadField[], values: Readonly<Record<string, string>>): boolean =>
  fields.some(
    ({ name, placeholder, options = [] }) =>
      name === 'location' && placeholder !== undefined && !options.some(([slug]) => slug === values[name]),
  )

/**
 * Free times for the server's HTML, if it is known which location they are of. On a failure the browser loads them;
 * without script the shopper types a time.
 */
const loadTimes = async (
  { site, leadType, vehicle }: LeadFormContext,
  fields: readonly LeadField[],
  values: Readonly<Record<string, string>>,
): Promise<BookableTimes | undefined> => {
  if (!fields.some(({ kind }) => kind === 'time') || awaitsLocation(fields, values)) return undefined
  try {
    return (await listFreeTimes(site, leadType, vehicle ?? undefined, omitEmpty(values), Date.now())) ?? undefined
  } catch (error) {
    log.error({ err: error }, 'Available booking times could not be loaded.')
    return undefined
  }
}

/** The props of a page's form: prefilled or previously typed values, and their errors. */
export const buildLeadForm = async (context: LeadFormContext): Promise<LeadFormProps> => {
  const { site, vehicle, formState, leadType } = context
  const values = initialValues(context)
  const { hidden, ...basics } = toSharedFormProps(
    leadType,
    vehicle ?? undefined,
    site,
    formState ? '' : values['category'],
  )
  const times = await loadTimes(context, basics.fields, values)
  return {
    ...basics,
    fields: fieldsForLocation(basics.fields, context.contactLocation),
    values,
    errors: formState?.errors ?? {},
    hidden: { ...hidden, ...hiddenFields(context) },
    optIn: basics.optIn && formState ? { ...basics.optIn, ticked: formState.opt_in === true } : basics.optIn,
    ...omitEmpty({ message: formState?.message, times }),
  }
}
