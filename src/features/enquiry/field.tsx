import type { ReactNode } from 'react'
import type { LeadField } from '@/src/domain/leads/fields'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { KilometreInput, MoneyInput } from '@/src/ui/inputs/amounts'
import { classNames } from '@/src/ui/class-names'

type Props = {
  readonly field: LeadField
  readonly value: string | undefined
  readonly error: string | undefined
}

/** One id per field of a page: the summary of errors links to it. */
export const fieldId = (name: string): string => `f-${name}`

const Frame = ({ field, error, children }: Omit<Props, 'value'> & { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <label htmlFor={fieldId(field.name)} className="text-sm font-semibold">
      {field.label}
    </label>
    {children}
    {error && (
      <p id={`${fieldId(field.name)}-error`} className="text-problem text-sm font-semibold">
        {error}
      </p>
    )}
  </div>
)

const box = (error: string | undefined): string =>
  classNames(
    'rounded-button bg-raised text-ink w-full border px-3 text-base',
    error ? 'border-problem' : 'border-border-strong',
  )

const described = ({ field, error }: Props) => ({
  id: fieldId(field.name),
  name: field.name,
  required: field.required,
  ...(error ? { 'aria-invalid': true, 'aria-describedby': `${fieldId(field.name)}-error` } : {}),
})

const Select = (props: Props) => {
  const { field, value, error } = props
  const options = field.options ?? []
  return (
    <Frame field={field} error={error}>
      <select
        {...described(props)}
        defaultValue={value ?? (field.placeholder ? '' : options[0]?.[0])}
        className={`${box(error)} h-11`}
      >
        {field.placeholder && <option value="">{field.placeholder}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

const Area = (props: Props) => (
  <Frame field={props.field} error={props.error}>
    <textarea
      {...described(props)}
      rows={4}
      maxLength={props.field.most}
      defaultValue={props.value}
      className={`${box(props.error)} py-2`}
    />
  </Frame>
)

const types = { text: 'text', email: 'email', tel: 'tel', date: 'date' } as const
const keyboards = { text: 'text', email: 'email', tel: 'tel', date: undefined } as const

/** One field of a form: label above, error below, tied together; what was typed stays in it (LEAD-07). */
export const Field = (props: Props) => {
  const { field, value, error } = props
  if (field.kind === 'select') return <Select {...props} />
  if (field.kind === 'textarea') return <Area {...props} />
  const common: InputProps = {
    id: fieldId(field.name),
    name: field.name,
    label: field.label,
    required: field.required,
    maxLength: field.most,
    defaultValue: value,
    hint: field.hint,
    error,
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
  }
  if (field.kind === 'money') return <MoneyInput {...common} />
  if (field.kind === 'kilometres') return <KilometreInput {...common} />
  return <Input {...common} type={types[field.kind]} inputMode={keyboards[field.kind]} />
}
