import type { LeadField } from '@/src/domain/leads/lead-field'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { KilometreInput, MoneyInput } from '@/src/ui/inputs/amounts'
import { descriptionOf, FieldError } from '@/src/ui/inputs/field-frame'
import { Select } from '@/src/ui/inputs/select'
import { TextArea } from '@/src/ui/inputs/text-area'

export type FieldProps = {
  readonly field: LeadField
  readonly value: string | undefined
  readonly error: string | undefined
}

/** Returns the id of a field, which is unique on the page: the error summary links to it. */
export const fieldId = (name: string): string => `f-${name.replaceAll('#', '')}`

/** Returns what the control of a field and its frame have in common. */
export const fieldAttributes = (field: LeadField, error: string | undefined) => ({
  id: fieldId(field.name),
  name: field.name,
  label: field.label,
  required: field.required,
  hint: field.hint,
  error,
})

const SelectField = ({ field, value, error }: FieldProps) => {
  const { options = [], placeholder, preset } = field
  return (
    <Select
      {...fieldAttributes(field, error)}
      defaultValue={value ?? preset ?? (placeholder ? '' : options[0]?.[0])}
      emptyLabel={placeholder}
      options={options}
    />
  )
}

const TextAreaField = ({ field, value, error }: FieldProps) => (
  <TextArea {...fieldAttributes(field, error)} rows={4} maxLength={field.maxChars} defaultValue={value} />
)

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
              className="checkbox"
              {...(index === 0 ? { id: fieldId(field.name) } : {})}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={fieldId(field.name)} error={error} />
    </fieldset>
  )
}

const Checkbox = ({ field, value, error }: FieldProps) => (
  <div className="grid gap-1">
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        id={fieldId(field.name)}
        name={field.name}
        required={field.required}
        value="Yes"
        defaultChecked={value === 'Yes'}
        className="checkbox"
        {...descriptionOf({ id: fieldId(field.name), error })}
      />
      <span>{field.label}</span>
    </label>
    <FieldError id={fieldId(field.name)} error={error} />
  </div>
)

type TextKind = 'text' | 'name' | 'rego' | 'length' | 'email' | 'tel' | 'date' | 'time' | 'postcode' | 'year'
const inputTypes: Readonly<
  Record<TextKind, readonly [type: string, keyboard: 'text' | 'email' | 'tel' | 'numeric' | undefined]>
> = {
  text: ['text', 'text'],
  name: ['text', 'text'],
  rego: ['text', 'text'],
  length: ['text', 'text'],
  email: ['email', 'email'],
  tel: ['tel', 'tel'],
  date: ['date', undefined],
  time: ['time', undefined],
  postcode: ['text', 'numeric'],
  year: ['text', 'numeric'],
}

const TextField = ({ field, value, error }: FieldProps & { field: { kind: TextKind | 'money' | 'kilometres' } }) => {
  const common: InputProps = {
    ...fieldAttributes(field, error),
    maxLength: field.maxChars,
    min: field.min,
    max: field.max,
    defaultValue: value,
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
  }
  if (field.kind === 'money') return <MoneyInput {...common} />
  if (field.kind === 'kilometres') return <KilometreInput {...common} />
  const [type, keyboard] = inputTypes[field.kind]
  return <Input {...common} type={type} inputMode={keyboard} />
}

const fieldsByKind = { select: SelectField, textarea: TextAreaField, checks: CheckboxGroup, tick: Checkbox } as const

/** One field of a form: label above, error below, linked by id. A typed value stays in it (LEAD-07). */
export const Field = (props: FieldProps) => {
  const { kind } = props.field
  if (kind === 'select' || kind === 'textarea' || kind === 'checks' || kind === 'tick') {
    const KindField = fieldsByKind[kind]
    return <KindField {...props} />
  }
  return <TextField {...props} field={{ ...props.field, kind }} />
}
