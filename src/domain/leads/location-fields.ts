import { omitEmpty } from '@/src/domain/omit-empty'
import { type FormContext, type FormSite, listFormDealerships, listFormLocations } from './form-locations'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { LeadField } from './lead-field'

export const locationSelect: Omit<LeadField, 'options'> = {
  name: 'location',
  label: 'Location',
  kind: 'select',
  required: true,
  maxChars: 60,
  placeholder: 'Please select a location...',
}

/** A select with these options; a single option is preselected and needs no placeholder. */
const buildSelect = (field: LeadField, all: LeadField['options'] = []): LeadField => {
  const { placeholder, ...rest } = field
  return { ...rest, options: all, ...(all.length > 1 && placeholder !== undefined ? { placeholder } : {}) }
}

export const hasSeveralLocations = ({ locations }: FormSite): boolean =>
  locations.filter(({ visible }) => visible).length > 1

export const buildLocationSelect = (locations: readonly SiteLocation[]): LeadField =>
  buildSelect(
    locationSelect,
    locations.map(({ slug, name }) => [slug, name] as const),
  )

/** Returns the slug of the vehicle's own location among these; undefined if it has none there. */
const findOwnSlug = (
  { vehicle }: Pick<FormContext, 'vehicle'>,
  locations: readonly SiteLocation[],
): string | undefined => {
  if (vehicle === undefined) return undefined
  const { location_id: id, dealership_slug: dealership } = vehicle
  const own =
    locations.find((one) => one.id === id) ??
    locations.find((one) => dealership !== undefined && one.dealership_slug === dealership)
  return own?.slug
}

/**
 * Location: asked by switch if the form is about no vehicle (on some groups also for a new one, whose own
 * location is selected at first) (LEAD-05).
 */
export const buildLocationField = (context: FormContext): readonly LeadField[] => {
  const { vehicle, site } = context
  const { location_field, location_new_cars } = site.switches.forms
  const isAsked = vehicle === undefined || (location_new_cars && vehicle.car_type === 'new')
  if (!location_field || !isAsked || !hasSeveralLocations(site)) return []
  const locations = listFormLocations(context)
  const preset = findOwnSlug(context, locations)
  return [{ ...buildLocationSelect(locations), ...omitEmpty({ preset }) }]
}

/** Preferred dealership: asked by switch if there are several and the form is about no vehicle (LEAD-05). */
export const buildDealershipField = (context: FormContext): readonly LeadField[] => {
  const { vehicle, site } = context
  const hasSeveral = (site.dealerships ?? []).filter(({ dealership_slug }) => dealership_slug !== undefined).length > 1
  if (!site.switches.forms.dealership_field || vehicle || !hasSeveral) return []
  const all = listFormDealerships(context)
  if (all.length === 0) return []
  const field: LeadField = {
    name: 'dealership_slug',
    label: 'Preferred dealership',
    kind: 'select',
    required: true,
    maxChars: 60,
    placeholder: 'Please select a dealership...',
  }
  return [buildSelect(field, all)]
}
