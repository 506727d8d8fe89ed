import type { InputName } from '@/src/domain/stock/price-change/input'
import type { PriceChangeForm } from './use-price-change'

type RadioProps = {
  readonly form: PriceChangeForm
  readonly name: InputName
  readonly legend: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

export const Radios = ({ form, name, legend, options }: RadioProps) => (
  <fieldset className="price-changes__radios">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={form.input[name] === value}
          onChange={() => form.change(name, value)}
        />{' '}
        {label}
      </label>
    ))}
  </fieldset>
)
