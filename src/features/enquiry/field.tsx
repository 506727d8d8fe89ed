import type { ReactNode } from 'react'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { KilometreInput, MoneyInput } from '@/src/ui/inputs/amounts'
import { classNames } from '@/src/ui/class-names'

export type FieldProps = {
  readonly field: LeadField
  readonly value: string | undefined
  readonly error: string | undefined
}

/** Returns the id of a field, which is unique on the page: the error summary links to it. */
export const fieldId = (name: string): string => `f-${name.replaceAll('#', '')}`

const FieldError = ({ field, error }: Pick<FieldProps, 'field' | 'error'>) =>
  error && (
    <p id={`${fieldId(field.name)}-error`} className="text-problem text-sm font-semibold">
      {error}
    </p>
  )

export const LabelledField = ({ field, error, children }: Omit<FieldProps, 'value'> & { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <label htmlFor={fieldId(field.name)} className="text-sm font-semibold">
      {field.label}
    </label>
    {children}
    <FieldError field={field} error={error} />
  </div>
)

export const inputClass = (error: string | undefined): string =>
  classNames(
    'rounded-button bg-raised text-ink w-full border px-3 text-base',
    error ? 'border-problem' : 'border-border-strong',
  )

export const fieldAttributes = ({ field, error }: FieldProps) => ({
  id: fieldId(field.name),
  name: field.name,
  required: field.required,
  ...(error ? { 'aria-invalid': true, 'aria-describedby': `${fieldId(field.name)}-error` } : {}),
})

const Select = (props: FieldProps) => {
  const { field, value, error } = props
  const options = field.options ?? []
  return (
    <LabelledField field={field} error={error}>
      <select
        {...fieldAttributes(props)}
        defaultValue={value ?? field.preset ?? (field.placeholder ? '' : options[0]?.[0])}
        className={`${inputClass(error)} h-11`}
      >
        {field.placeholder && <option value="">{field.placeholder}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}

const TextArea = (props: FieldProps) => (
  <LabelledField field={props.field} error={props.error}>
    <textarea
      {...fieldAttributes(props)}
      rows={4}
      maxLength={props.field.maxChars}
      defaultValue={props.value}
      className={`${inputClass(props.error)} py-2`}
    />
  </LabelledField>
)

const CHECKBOX_CLASS = 'accent-accent mt-0.5 size-6 flex-none'

/** Checkboxes of one name; the first has the field's id, which the error summary links to. */
const CheckboxGroup = ({ field, value, error }: FieldProps) => {
  const selectedOptions = (value ?? '').split(', ')
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{field.label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {field.options?.map(([option, label], index) => (
          <label key={option} className="flex min-h-9 items-start gap-3">
            <input
              type="checkbox"
              name={field.name}
              value={option}
              defaultChecked={selectedOptions.includes(option)}
              className={CHECKBOX_CLASS}
              {...(index === 0 ? { id: fieldId(field.name) } : {})}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} error={error} />
    </fieldset>
  )
}

const Checkbox = (props: FieldProps) => (
  <div className="grid gap-1">
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        {...fieldAttributes(props)}
        value="Yes"
        defaultChecked={props.value === 'Yes'}
        className={CHECKBOX_CLASS}
      />
      <span>{props.field.label}</span>
    </label>
    <FieldError field={props.field} error={props.error} />
  </div>
)

type TextKind = 'text' | 'email' | 'tel' | 'date' | 'time' | 'postcode' | 'year'
const inputTypes: Readonly<
  Record<TextKind, readonly [type: string, keyboard: 'text' | 'email' | 'tel' | 'numeric' | undefined]>
> = {
  text: ['text', 'text'],
  email: ['email', 'email'],
  tel: ['tel', 'tel'],
  date: ['date', undefined],
  time: ['time', undefined],
  postcode: ['text', 'numeric'],
  year: ['text', 'numeric'],
}

const TextField = ({ field, value, error }: FieldProps & { field: { kind: TextKind | 'money' | 'kilometres' } }) => {
  const common: InputProps = {
    id: fieldId(field.name),
    name: field.name,
    label: field.label,
    required: field.required,
    maxLength: field.maxChars,
    defaultValue: value,
    hint: field.hint,
    error,
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
  }
  if (field.kind === 'money') return <MoneyInput {...common} />
  if (field.kind === 'kilometres') return <KilometreInput {...common} />
  const [type, keyboard] = inputTypes[field.kind]
  return <Input {...common} type={type} inputMode={keyboard} />
}

const fieldsByKind = { select: Select, textarea: TextArea, checks: CheckboxGroup, tick: Checkbox } as const

/** One field of a form: label above, error below, linked by id. A typed value stays in it (LEAD-07). */
export const Field = (props: FieldProps) => {
  const { kind } = props.field
  if (kind === 'select' || kind === 'textarea' || kind === 'checks' || kind === 'tick') {
    const KindField = fieldsByKind[kind]
    return <KindField {...props} />
  }
  return <TextField {...props} field={{ ...props.field, kind }} />
}
