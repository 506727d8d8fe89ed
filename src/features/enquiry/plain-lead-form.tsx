import { button } from '@/src/ui/button'
import { Field } from './field'
import { HiddenFields, Notice, OptIn, Honeypot, type LeadFormProps } from './lead-parts'

/** The lead form as plain HTML, which `LazyLeadForm` replaces near the viewport. */
export const PlainLeadForm = ({ fields, values, errors, hidden, optIn, privacy, terms, submit }: LeadFormProps) => (
  <form action="/api/leads" method="post" className="relative grid gap-5">
    <div className="outline-none empty:hidden" />
    <HiddenFields values={hidden} />
    {fields.map((field) => (
      <Field key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
    ))}
    <Honeypot />
    {optIn && <OptIn {...optIn} />}
    <Notice privacy={privacy} terms={terms} />
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      {submit}
    </button>
  </form>
)
