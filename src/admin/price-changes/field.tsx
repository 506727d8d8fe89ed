import { type ReactNode, useId } from 'react'
import type { InputName } from '@/src/domain/stock/price-change/input'
import { Select, type SelectOption } from '@/src/admin/ui/select'
import type { PriceChangeForm } from './use-price-change'

type Props = {
  readonly form: PriceChangeForm
  readonly name: InputName
  readonly label: string
  readonly help?: string
}

type ControlProps = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

/** Label, help and problem around an input of the form. */
export const Field = ({
  form,
  name,
  label,
  help,
  children,
}: Props & { readonly children: (control: ControlProps) => ReactNode }) => {
  const id = useId()
  const problem = form.problems[name]
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return (
    <div className="price-changes__field">
      <label htmlFor={id}>{label}</label>
      {help !== undefined && (
        <span id={`${id}-help`} className="price-changes__help">
          {help}
        </span>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': problem !== undefined })}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="price-changes__problem">
          {problem}
        </p>
      )}
    </div>
  )
}

type TextProps = Props & {
  readonly prefix?: string
  readonly suffix?: string
  readonly isNumber?: boolean
  readonly maxLength?: number
}

export const TextInput = ({ prefix, suffix, isNumber = false, maxLength = 200, ...field }: TextProps) => (
  <Field {...field}>
    {(control) => (
      <span className="price-changes__affixed">
        {prefix}
        <input
          {...control}
          type="text"
          className="panel-control"
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={maxLength}
          name={field.name}
          value={field.form.input[field.name]}
          onChange={({ target }) => field.form.change(field.name, target.value)}
          onBlur={() => field.form.leave(field.name)}
        />
        {suffix}
      </span>
    )}
  </Field>
)

type ChoiceProps = Props & { readonly options: readonly SelectOption[]; readonly emptyLabel?: string }

export const Choice = ({ options, emptyLabel, ...field }: ChoiceProps) => (
  <Field {...field}>
    {(control) => (
      <Select
        {...control}
        name={field.name}
        value={field.form.input[field.name]}
        options={options}
        {...(emptyLabel !== undefined && { emptyLabel })}
        onChange={(value) => field.form.change(field.name, value)}
      />
    )}
  </Field>
)
