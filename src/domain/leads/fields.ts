import {
  categoryField,
  contactFields,
  buildDealershipField,
  financeFields,
  buildHomeTestDriveFields,
  buildLocationField,
  messageField,
  modelField,
  buildPartsOrderFields,
  buildPartsVehicleFields,
  buildRegoField,
  buildServiceFields,
  buildTestDriveFields,
  buildTradeInFields,
  tradeInContactFields,
} from './field-sets'
import type { LeadField } from './lead-field'
import type { FormVehicle, FormSite } from './form-locations'
import { type LeadType, listStepTitles } from './lead-types'

export type { LeadField } from './lead-field'

/** A form's fields by step; a form without steps has one. */
type FormSteps = readonly (readonly LeadField[])[]

const stepsByLeadType: Readonly<Record<LeadType, (vehicle: FormVehicle | undefined, site: FormSite) => FormSteps>> = {
  enquiry: (vehicle, site) => {
    const context = { leadType: 'enquiry', vehicle, site } as const
    const enquiryMessage = messageField(site.switches.forms.message_required)
    const fields = vehicle
      ? [...buildLocationField(context), enquiryMessage]
      : [
          categoryField,
          ...buildLocationField(context),
          ...buildDealershipField(context),
          ...buildRegoField(context),
          enquiryMessage,
        ]
    return [contactFields(false), fields]
  },
  similar: () => [[...contactFields(false), messageField(false, 'What are you looking for?')]],
  interest: (_, site) => [
    [
      ...contactFields(false),
      modelField,
      ...buildLocationField({ leadType: 'interest', vehicle: undefined, site }),
      messageField(false),
    ],
  ],
  'test-drive': (vehicle, site) => [
    contactFields(true),
    buildTestDriveFields({ leadType: 'test-drive', vehicle, site }),
  ],
  'home-test-drive': (vehicle, site) => [
    contactFields(true),
    buildHomeTestDriveFields({ leadType: 'home-test-drive', vehicle, site }),
  ],
  service: (vehicle, site) => [[...contactFields(true), ...buildServiceFields({ leadType: 'service', vehicle, site })]],
  parts: (vehicle, site) => {
    const context = { leadType: 'parts', vehicle, site } as const
    return [contactFields(true), buildPartsVehicleFields(context), buildPartsOrderFields(context)]
  },
  'trade-in': (vehicle, site) => [
    [...tradeInContactFields, ...buildTradeInFields({ leadType: 'trade-in', vehicle, site })],
  ],
  finance: (vehicle, site) => [
    [
      ...contactFields(true),
      ...financeFields,
      ...buildDealershipField({ leadType: 'finance', vehicle, site }),
      messageField(false),
    ],
  ],
  reserve: () => [[...contactFields(true), messageField(false)]],
  'buy-online': () => [[...contactFields(true), messageField(false)]],
}

/**
 * Lists the fields of a form in order (LEAD-01), with their step if there are several. `vehicle` is what it is about.
 */
export const listLeadFields = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly LeadField[] => {
  const steps = stepsByLeadType[leadType](vehicle, site)
  if (listStepTitles(leadType, site.switches.forms).length === 0) return steps.flat()
  return steps.flatMap((fields, step) => fields.map((field) => ({ ...field, step })))
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
