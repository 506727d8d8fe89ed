import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, regoField } from '../shared-fields'
import { buildLocationSelect, hasSeveralLocations } from '@/src/domain/leads/location-fields'
import { type FormContext, listFormLocations } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'

const textField = (name: string, label: string, maxChars: number, required: boolean): LeadField => ({
  name,
  label,
  kind: 'text',
  required,
  maxChars,
  autocomplete: 'off',
})

/** Three separate fields or one text area, by switch (TEN-06). */
const buildPartNumberFields = (isSeparate: boolean): readonly LeadField[] =>
  isSeparate
    ? [
        { ...regoField(false), label: 'Rego (optional)' },
        textField('VIN', 'VIN (optional)', 17, false),
        textField('Part#', 'Part# (optional)', 60, false),
      ]
    : [{ name: 'rego_vin_part', label: 'Rego/VIN/Part#', kind: 'textarea', required: true, maxChars: 500 }]

const buildVehicleFields = ({ site }: FormContext): readonly LeadField[] => [
  ...buildPartNumberFields(site.switches.forms.parts_separate),
  textField('make', 'Vehicle make', 60, true),
  textField('model', 'Vehicle model', 60, true),
  { name: 'year', label: 'Vehicle year', kind: 'year', required: true, maxChars: 4 },
]

/** The parts may be for another vehicle than the one whose page led here, so its make does not limit the locations. */
const buildOrderFields = (context: FormContext): readonly LeadField[] => [
  { name: 'message', label: 'Order detail', kind: 'textarea', required: true, maxChars: 2000 },
  ...(hasSeveralLocations(context.site)
    ? [buildLocationSelect(listFormLocations({ ...context, vehicle: undefined }))]
    : []),
]

/** An order of parts or accessories; the headings of its steps are exact (LEAD-03). */
export const parts = {
  copy: () => ({
    title: 'Order parts and accessories',
    intro:
      'Tell us the vehicle and the part. We’ll reply with the price and how long it will take, before you pay anything.',
    button: 'Send order',
  }),
  category: () => ({ category: 'Parts', subcategory: 'Parts Order' }),
  receipt: {
    request: 'parts order',
    next: 'We’ll reply with the price and how long it will take. You pay nothing until you agree.',
  },
  event: () => eventIds.general_enquiry,
  steps: (context) => [
    { title: 'Contact Details', fields: contactFields(true) },
    { title: 'Vehicle Details', fields: buildVehicleFields(context) },
    { title: 'Order Details', fields: buildOrderFields(context) },
  ],
  department: 'parts',
  block: { label: 'Parts order', page: '/order-parts' },
  namesVehicle: true,
} satisfies LeadTypeDefinition
