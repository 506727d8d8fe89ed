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

/** A form's fields by its steps; one for a form of one. */
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
 * The fields of a form, in their order (D§5), with the step each stands in where there are several. `car` is the car it is
 * about, where there is one.
 */
export const leadFields = (purpose: Purpose, car: FormCar | undefined, shop: Shop): readonly LeadField[] => {
  const steps = own[purpose](car, shop)
  if (stepTitles(purpose, shop.switches.forms).length === 0) return steps.flat()
  return steps.flatMap((fields, step) => fields.map((field) => ({ ...field, step })))
}

/** The same on a location's own contact page: which location is no question there, whatever else the dealer offers (LOC-06). */
export const fieldsAt = (
  fields: readonly LeadField[],
  place: { readonly slug: string } | null | undefined,
): readonly LeadField[] => (place ? fields.filter(({ name }) => name !== 'location') : fields)

/**
 * The car whose fields a form shows: the one it names, also where that was taken off the site while the shopper wrote (a
 * form about a car asks for no category, and must not be turned away for lack of one). Undefined where it names none.
 */
export const formCar = <Car extends FormCar>(named: string, car: Car | undefined): Car | FormCar | undefined =>
  car ?? (named === '' ? undefined : { car_type: 'used' })
