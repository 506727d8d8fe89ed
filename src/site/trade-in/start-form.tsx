import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { listLeadFields } from '@/src/domain/leads/fields'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { listVisibleLocations } from '@/src/domain/locations/location-display'
import type { Site } from '@/src/domain/tenancy/site'
import { Field } from '@/src/features/enquiry/field'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { Notice, OptIn, Honeypot } from '@/src/features/enquiry/lead-parts'
import type { RejectedForm } from '@/src/server/forms/rejected-form'
import { button } from '@/src/ui/button'
import { formEndProps, hiddenFormFields, type Query } from '../form-props'

/** The fields about the vehicle; all others are about the shopper. */
const vehicleFields: ReadonlySet<string> = new Set(['rego', 'regoState', 'kms', 'length', 'under_finance'])

/** An optional choice of the location for the inspection, if there are several (LEAD-04). */
const locationField = (site: Site): readonly LeadField[] => {
  const all = listVisibleLocations(site)
  if (all.length < 2) return []
  return [
    {
      name: 'location',
      label: 'Which location suits you best? (optional)',
      kind: 'select',
      required: false,
      maxChars: 60,
      options: all.map(({ slug, name }) => [slug, name] as const),
      placeholder: 'Any of our locations',
    },
  ]
}

type Props = {
  readonly site: Site
  readonly car_id: string | undefined
  readonly formState: RejectedForm | null
  readonly query: Query
}

/** The first step (TRD-02): plate, state, kilometres and contact details. A plain form that works without script. */
export const StartForm = ({ site, car_id, formState, query }: Props) => {
  const [noun] = dealerNounOf(site)
  const fields = listLeadFields('trade-in', undefined, site)
  const hasField = (name: string) => fields.some((field) => field.name === name)
  const contactFields = fields.filter(({ name }) => !vehicleFields.has(name) && name !== 'message')
  const messageFields = fields.filter(({ name }) => name === 'message')
  const personFields = [...contactFields, ...(hasField('location') ? [] : locationField(site)), ...messageFields]
  const { optIn, ...notice } = formEndProps(site, formState, {
    action: `value your ${noun} and answer you`,
    others: `a valuation service may be asked about the ${noun}, not about you`,
  })
  const hidden = { ...hiddenFormFields(query), ...(car_id === undefined ? {} : { car_id }) }
  const renderField = (field: LeadField) => (
    <Field key={field.name} field={field} value={formState?.values[field.name]} error={formState?.errors[field.name]} />
  )
  return (
    <form action="/api/trade-in/valuation" method="post" noValidate className="relative grid gap-8">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="grid gap-5">
        <legend className="pb-4 text-lg font-semibold">Your {noun}</legend>
        {fields.filter(({ name }) => vehicleFields.has(name)).map(renderField)}
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="pb-4 text-lg font-semibold">Your contact details</legend>
        {personFields.map(renderField)}
      </fieldset>
      <Honeypot />
      <FormFiller botCheck={site.switches.forms.bot_check} addsVisit />
      <div className="grid gap-5">
        {optIn && <OptIn {...optIn} />}
        <Notice {...notice} />
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Value my {noun}
        </button>
      </div>
    </form>
  )
}
