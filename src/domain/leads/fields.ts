import { type FormSite, type FormVehicle } from './form-locations'
import type { LeadField } from './lead-field'
import { type LeadType, leadTypeOf, toFormContext } from './lead-types'

/** Lists the headings of a form's steps (LEAD-02, LEAD-03); empty for a form without steps. */
export const listStepTitles = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly string[] =>
  leadTypeOf(leadType)
    .steps(toFormContext(leadType, vehicle, site))
    .flatMap((step) => ('title' in step ? [step.title] : []))

/**
 * Lists the fields of a form in order (LEAD-01), with their step if there are several. `vehicle` is what it is about.
 */
export const listLeadFields = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly LeadField[] => {
  const steps = leadTypeOf(leadType).steps(toFormContext(leadType, vehicle, site))
  if (steps.length === 1) return steps[0].fields
  return steps.flatMap(({ fields }, step) => fields.map((field) => ({ ...field, step })))
}

/** Removes the location field on a location's own contact page (LOC-06). */
export const fieldsForLocation = (
  fields: readonly LeadField[],
  location: { readonly slug: string } | null | undefined,
): readonly LeadField[] => (location ? fields.filter(({ name }) => name !== 'location') : fields)

/**
 * Returns the vehicle whose fields a form has. If the form names a vehicle that has been removed meanwhile, its fields
 * stay those of a form about a vehicle: it showed no category field and must not be rejected for lack of one.
 */
export const toFormVehicle = <Car extends FormVehicle>(
  vehicleParam: string,
  vehicle: Car | undefined,
): Car | FormVehicle | undefined => vehicle ?? (vehicleParam === '' ? undefined : { car_type: 'used' })
