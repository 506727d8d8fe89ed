import { formatModelValue, OTHER_MODEL } from '@/src/domain/trade-in/parse-facts'
import { regoStates } from '@/src/domain/trade-in/rego'
import type { ModelChoice } from '@/src/domain/trade-in/valuation'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'

/** Returns the id of a field of these forms. */
export const tradeFieldId = (name: string): string => `t-${name}`

type SharedProps = {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

const Select = ({
  name,
  label,
  error,
  children,
  ...rest
}: { name: string; label: string; error: string | undefined } & React.ComponentProps<'select'>) => (
  <div className="grid min-w-0 content-start gap-1">
    <label htmlFor={tradeFieldId(name)} className="text-sm font-semibold">
      {label}
    </label>
    <select
      id={tradeFieldId(name)}
      name={name}
      required
      {...rest}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${tradeFieldId(name)}-error` })}
      className={`rounded-button bg-raised text-ink h-11 w-full border px-3 text-base ${error ? 'border-problem' : 'border-border-strong'}`}
    >
      {children}
    </select>
    {error && (
      <p id={`${tradeFieldId(name)}-error`} className="text-problem text-sm font-semibold">
        {error}
      </p>
    )}
  </div>
)

/** Asks for the model, among those with known prices, and the year, if the plate does not identify the car (TRD-04). */
export const FactsForm = ({
  id,
  choices,
  years,
  values,
  errors,
}: SharedProps & { choices: readonly ModelChoice[]; years: readonly number[] }) => (
  <form action="/api/trade-in/facts" method="post" className="grid gap-5">
    <input type="hidden" name="id" value={id} />
    <Select name="model" label="Make and model" error={errors['model']} defaultValue={values['model'] ?? ''}>
      <option value="">Please select...</option>
      {choices.map(({ make, models }) => (
        <optgroup key={make} label={make}>
          {models.map((model) => (
            <option key={model} value={formatModelValue(make, model)}>
              {make} {model}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={OTHER_MODEL}>Another make or model</option>
    </Select>
    <Select name="year" label="Year it was built" error={errors['year']} defaultValue={values['year'] ?? ''}>
      <option value="">Please select...</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </Select>
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      Get my estimate
    </button>
  </form>
)

/** Corrects a plate that was not found; all other values are preserved. */
export const RegoForm = ({ id, values, errors }: SharedProps) => (
  <form action="/api/trade-in/rego" method="post" className="grid gap-5">
    <input type="hidden" name="id" value={id} />
    <Input
      id={tradeFieldId('rego')}
      name="rego"
      label="Registration of your car"
      required
      maxLength={12}
      autoComplete="off"
      defaultValue={values['rego']}
      error={errors['rego']}
    />
    <Select name="regoState" label="Registered in" error={errors['regoState']} defaultValue={values['regoState'] ?? ''}>
      <option value="">Please select a state...</option>
      {regoStates.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </Select>
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      Look it up again
    </button>
  </form>
)
