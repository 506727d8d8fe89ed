import type { LeadField } from '@/src/domain/leads/lead-field'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'

type Texts = Readonly<Record<string, string>>

const Field = ({ field, value, error }: { field: LeadField; value: string | undefined; error: string | undefined }) => (
  <Input
    id={`f-${field.name}`}
    name={field.name}
    label={field.label}
    required
    maxLength={field.maxChars}
    defaultValue={value}
    error={error}
    type={field.kind === 'email' || field.kind === 'tel' ? field.kind : 'text'}
    {...(field.autocomplete ? { autoComplete: field.autocomplete } : {})}
  />
)

type Props = {
  readonly fields: readonly LeadField[]
  readonly values: Texts
  readonly errors: Texts
  readonly message?: string | undefined
  readonly privacy: string
}

/** Entry form; works without script, where the next page shows the prize. */
export const SpinForm = ({ fields, values, errors, message, privacy }: Props) => (
  <form action="/api/prize-spins" method="post" className="grid gap-5">
    {message && (
      <p role="alert" className="border-problem rounded-md border-2 p-4 font-semibold">
        {message}
      </p>
    )}
    {fields.map((field) => (
      <Field key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
    ))}
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input type="checkbox" id="f-agree" name="agree" required className="accent-accent mt-0.5 size-6 flex-none" />
      <span>I agree to the terms of this promotion.</span>
    </label>
    {errors['agree'] && <p className="text-problem text-sm font-semibold">{errors['agree']}</p>}
    <p className="text-muted text-sm">{privacy}</p>
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      Spin the wheel
    </button>
  </form>
)
