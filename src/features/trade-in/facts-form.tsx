import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import { REGO_MAX_CHARS } from '@/src/domain/trade-in/rego'
import { formatModelValue, OTHER_MODEL } from '@/src/domain/trade-in/parse-facts'
import { states } from '@/src/domain/locations/states'
import type { ModelChoice } from '@/src/domain/trade-in/valuation'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'
import { Select } from '@/src/ui/inputs/select'

/** Returns the id of a field of these forms. */
export const tradeFieldId = (name: string): string => `t-${name}`

type SharedProps = {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Asks for the model, among those with known prices, and the year, if the plate does not identify the car (TRD-04). */
export const FactsForm = ({
  id,
  choices,
  years,
  values,
  errors,
}: SharedProps & { choices: readonly ModelChoice[]; years: readonly number[] }) => (
  <form action="/api/trade-in/facts" method="post" noValidate className="grid gap-5">
    <input type="hidden" name="id" value={id} />
    <Select
      id={tradeFieldId('model')}
      name="model"
      label="Make and model"
      required
      error={errors['model']}
      defaultValue={values['model'] ?? ''}
      emptyLabel="Please select..."
    >
      {choices.map(({ make, models }) => (
        <optgroup key={make} label={make}>
          {models.map((model) => (
            <option key={model} value={formatModelValue(make, model)}>
              {formatMakeModel(make, model)}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={OTHER_MODEL}>Another make or model</option>
    </Select>
    <Select
      id={tradeFieldId('year')}
      name="year"
      label="Year built"
      required
      error={errors['year']}
      defaultValue={values['year'] ?? ''}
      emptyLabel="Please select..."
      options={years.map((year) => [String(year), String(year)])}
    />
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      Get my estimate
    </button>
  </form>
)

/** Corrects a plate that was not found; all other values are preserved. */
export const RegoForm = ({ id, values, errors, noun }: SharedProps & { noun: string }) => (
  <form action="/api/trade-in/rego" method="post" noValidate className="grid gap-5">
    <input type="hidden" name="id" value={id} />
    <Input
      id={tradeFieldId('rego')}
      name="rego"
      label={`Registration of your ${noun}`}
      required
      maxLength={REGO_MAX_CHARS}
      autoComplete="off"
      defaultValue={values['rego']}
      error={errors['rego']}
    />
    <Select
      id={tradeFieldId('regoState')}
      name="regoState"
      label="Registered in"
      required
      error={errors['regoState']}
      defaultValue={values['regoState'] ?? ''}
      emptyLabel="Please select a state..."
      options={states.map((state) => [state, state])}
    />
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      Look up this {noun} again
    </button>
  </form>
)
