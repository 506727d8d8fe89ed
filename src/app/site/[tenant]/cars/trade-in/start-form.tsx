import { type LeadField, leadFields } from '@/src/domain/leads/fields'
import { visibleLocations } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { Field } from '@/src/features/enquiry/field'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { Notice, OptIn, Trap } from '@/src/features/enquiry/lead-parts'
import type { KeptForm } from '@/src/server/kept-form'
import { button } from '@/src/ui/button'
import { formEnd, formHidden, type Query } from '../../form-props'

/** The fields about the vehicle; all others are about the shopper. */
const ofVehicle: ReadonlySet<string> = new Set(['rego', 'regoState', 'kms', 'under_finance'])

/** An optional choice of the location for the inspection, if there are several (LEAD-04). */
const yardField = (site: Site): readonly LeadField[] => {
  const all = visibleLocations(site)
  if (all.length < 2) return []
  return [
    {
      name: 'location',
      label: 'Where suits you best? (optional)',
      kind: 'select',
      required: false,
      most: 60,
      options: all.map(({ slug, name }) => [slug, name] as const),
      placeholder: 'Any of our locations',
    },
  ]
}

type Props = {
  readonly site: Site
  readonly car_id: string | undefined
  readonly kept: KeptForm | null
  readonly query: Query
}

/** The first step (TRD-02): plate, state, kilometres and contact details. A plain form that works without script. */
export const StartForm = ({ site, car_id, kept, query }: Props) => {
  const fields = leadFields('trade-in', undefined, site)
  const has = (name: string) => fields.some((field) => field.name === name)
  const asked = fields.filter(({ name }) => !ofVehicle.has(name) && name !== 'message')
  const last = fields.filter(({ name }) => name === 'message')
  const people = [...asked, ...(has('location') ? [] : yardField(site)), ...last]
  const { optIn, ...notice } = formEnd(site, kept, {
    purpose: 'value your car and answer you',
    others: 'a valuation service may be asked about the car, not about you',
  })
  const hidden = { ...formHidden(query), ...(car_id === undefined ? {} : { car_id }) }
  const draw = (field: LeadField) => (
    <Field key={field.name} field={field} value={kept?.values[field.name]} error={kept?.errors[field.name]} />
  )
  return (
    <form action="/api/trade-in/valuation" method="post" className="relative grid gap-8">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="grid gap-5">
        <legend className="pb-4 text-lg font-semibold">Your car</legend>
        {fields.filter(({ name }) => ofVehicle.has(name)).map(draw)}
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="pb-4 text-lg font-semibold">Where we reach you</legend>
        {people.map(draw)}
      </fieldset>
      <Trap />
      <FormFiller botCheck={site.switches.forms.bot_check} visited />
      <div className="grid gap-5">
        {optIn && <OptIn {...optIn} />}
        <Notice {...notice} />
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Value my car
        </button>
      </div>
    </form>
  )
}
