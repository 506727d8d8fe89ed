import {
  category,
  contact,
  dealershipField,
  finance,
  homeTestDrive,
  locationField,
  message,
  model,
  partsOrder,
  partsVehicle,
  regoField,
  service,
  testDrive,
  tradeIn,
  tradeInContact,
} from './field-sets'
import type { LeadField } from './lead-field'
import type { FormCar, Shop } from './places'
import { type Purpose, stepTitles } from './purposes'

export type { LeadField } from './lead-field'

/** A form's fields by step; a form without steps has one. */
type Steps = readonly (readonly LeadField[])[]

const own: Readonly<Record<Purpose, (car: FormCar | undefined, shop: Shop) => Steps>> = {
  enquiry: (car, shop) => {
    const about = { purpose: 'enquiry', car, shop } as const
    const words = message(shop.switches.forms.message_required)
    const fields = car
      ? [...locationField(about), words]
      : [category, ...locationField(about), ...dealershipField(about), ...regoField(about), words]
    return [contact(false), fields]
  },
  similar: () => [[...contact(false), message(false, 'What are you looking for?')]],
  interest: (_, shop) => [
    [...contact(false), model, ...locationField({ purpose: 'interest', car: undefined, shop }), message(false)],
  ],
  'test-drive': (car, shop) => [contact(true), testDrive({ purpose: 'test-drive', car, shop })],
  'home-test-drive': (car, shop) => [contact(true), homeTestDrive({ purpose: 'home-test-drive', car, shop })],
  service: (car, shop) => [[...contact(true), ...service({ purpose: 'service', car, shop })]],
  parts: (car, shop) => {
    const about = { purpose: 'parts', car, shop } as const
    return [contact(true), partsVehicle(about), partsOrder(about)]
  },
  'trade-in': (car, shop) => [[...tradeInContact, ...tradeIn({ purpose: 'trade-in', car, shop })]],
  finance: (car, shop) => [
    [...contact(true), ...finance, ...dealershipField({ purpose: 'finance', car, shop }), message(false)],
  ],
  reserve: () => [[...contact(true), message(false)]],
  'buy-online': () => [[...contact(true), message(false)]],
}

/**
 * Lists the fields of a form in order (LEAD-01), with their step if there are several. `vehicle` is what it is about.
 */
export const leadFields = (purpose: Purpose, car: FormCar | undefined, shop: Shop): readonly LeadField[] => {
  const steps = own[purpose](car, shop)
  if (stepTitles(purpose, shop.switches.forms).length === 0) return steps.flat()
  return steps.flatMap((fields, step) => fields.map((field) => ({ ...field, step })))
}

/** Removes the location field on a location's own contact page (LOC-06). */
export const fieldsAt = (
  fields: readonly LeadField[],
  place: { readonly slug: string } | null | undefined,
): readonly LeadField[] => (place ? fields.filter(({ name }) => name !== 'location') : fields)

/**
 * Returns the vehicle whose fields a form has. If the form names a vehicle that has been removed meanwhile, its fields
 * stay those of a form about a vehicle: it showed no category field and must not be rejected for lack of one.
 */
export const formCar = <Car extends FormCar>(named: string, car: Car | undefined): Car | FormCar | undefined =>
  car ?? (named === '' ? undefined : { car_type: 'used' })
