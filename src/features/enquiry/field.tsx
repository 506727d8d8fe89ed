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

const Problem = ({ field, error }: Pick<FieldProps, 'field' | 'error'>) =>
  error && (
    <p id={`${fieldId(field.name)}-error`} className="text-problem text-sm font-semibold">
      {error}
    </p>
  )

export const Frame = ({ field, error, children }: Omit<FieldProps, 'value'> & { children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <label htmlFor={fieldId(field.name)} className="text-sm font-semibold">
      {field.label}
    </label>
    {children}
    <Problem field={field} error={error} />
  </div>
)

export const box = (error: string | undefined): string =>
  classNames(
    'rounded-button bg-raised text-ink w-full border px-3 text-base',
    error ? 'border-problem' : 'border-border-strong',
  )

export const described = ({ field, error }: FieldProps) => ({
  id: fieldId(field.name),
  name: field.name,
  required: field.required,
  ...(error ? { 'aria-invalid': true, 'aria-describedby': `${fieldId(field.name)}-error` } : {}),
})

const Select = (props: FieldProps) => {
  const { field, value, error } = props
  const options = field.options ?? []
  return (
    <Frame field={field} error={error}>
      <select
        {...described(props)}
        defaultValue={value ?? field.preset ?? (field.placeholder ? '' : options[0]?.[0])}
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

const Area = (props: FieldProps) => (
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

const tick = 'accent-accent mt-0.5 size-6 flex-none'

/** Checkboxes of one name; the first has the field's id, which the error summary links to. */
const Checks = ({ field, value, error }: FieldProps) => {
  const before = (value ?? '').split(', ')
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
              defaultChecked={before.includes(option)}
              className={tick}
              {...(index === 0 ? { id: fieldId(field.name) } : {})}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Problem field={field} error={error} />
    </fieldset>
  )
}

const Tick = (props: FieldProps) => (
  <div className="grid gap-1">
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        {...described(props)}
        value="Yes"
        defaultChecked={props.value === 'Yes'}
        className={tick}
      />
      <span>{props.field.label}</span>
    </label>
    <Problem field={props.field} error={props.error} />
  </div>
)

type Simple = 'text' | 'email' | 'tel' | 'date' | 'time' | 'postcode' | 'year'
const looks: Readonly<
  Record<Simple, readonly [type: string, keyboard: 'text' | 'email' | 'tel' | 'numeric' | undefined]>
> = {
  text: ['text', 'text'],
  email: ['email', 'email'],
  tel: ['tel', 'tel'],
  date: ['date', undefined],
  time: ['time', undefined],
  postcode: ['text', 'numeric'],
  year: ['text', 'numeric'],
}

const Line = ({ field, value, error }: FieldProps & { field: { kind: Simple | 'money' | 'kilometres' } }) => {
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
  const [type, keyboard] = looks[field.kind]
  return <Input {...common} type={type} inputMode={keyboard} />
}

const others = { select: Select, textarea: Area, checks: Checks, tick: Tick } as const

/** One field of a form: label above, error below, linked by id. A typed value stays in it (LEAD-07). */
export const Field = (props: FieldProps) => {
  const { kind } = props.field
  if (kind === 'select' || kind === 'textarea' || kind === 'checks' || kind === 'tick') {
    const Other = others[kind]
    return <Other {...props} />
  }
  return <Line {...props} field={{ ...props.field, kind }} />
}
