import type { ReactNode } from 'react'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { ErrorList } from '@/src/ui/error-list'
import { Input, type InputProps } from '@/src/ui/inputs/input'
import { Select } from '@/src/ui/inputs/select'

type Texts = Readonly<Record<string, string>>

/** Returns the id of a field, which is unique on the page: the error summary links to it. */
const fieldId = (name: string): string => `f-${name}`

const types = { email: 'email', tel: 'tel' } as const

type FieldProps = { field: LeadField; value: string | undefined; error: string | undefined }

const frameOf = (field: LeadField, error: string | undefined) => ({
  id: fieldId(field.name),
  name: field.name,
  label: field.label,
  hint: field.hint,
  error,
})

const SelectField = ({ field, value, error }: FieldProps) => {
  const { options = [], placeholder } = field
  return (
    <Select
      {...frameOf(field, error)}
      defaultValue={value ?? (placeholder ? '' : options[0]?.[0])}
      emptyLabel={placeholder}
      options={options}
    />
  )
}

/** A question of a sale's form, with its typed value and its error. */
const SaleField = (props: FieldProps) => {
  const { field, value, error } = props
  const { kind } = field
  if (kind === 'select') return <SelectField {...props} />
  const common: InputProps = {
    ...frameOf(field, error),
    required: field.required,
    maxLength: field.maxChars,
    defaultValue: value,
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
  }
  if (kind === 'money') return <Input {...common} before="$" inputMode="decimal" />
  if (kind === 'kilometres') return <Input {...common} after=" kms" inputMode="numeric" />
  return kind === 'email' || kind === 'tel' ? (
    <Input {...common} type={types[kind]} inputMode={types[kind]} />
  ) : (
    <Input {...common} />
  )
}

export const SaleFields = ({
  fields,
  values,
  errors,
}: {
  fields: readonly LeadField[]
  values: Texts
  errors: Texts
}) =>
  fields.map((field) => (
    <SaleField key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
  ))

/** Lists all errors of a form, each linked to its field. */
export const SaleErrorList = (props: { errors: Texts; message?: string | undefined }) => (
  <ErrorList {...props} summary={leadTexts.summary} fieldId={fieldId} />
)

type AgreementProps = { children: ReactNode; error: string | undefined; isTicked?: boolean }

/** Required checkbox, labelled with the agreement; `isTicked` if it was, and the form was rejected for another field. */
export const AgreementCheckbox = ({ children, error, isTicked = false }: AgreementProps) => (
  <div className="grid gap-1">
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        id={fieldId('agree')}
        name="agree"
        required
        defaultChecked={isTicked}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error && 'f-agree-error'}
        className="checkbox"
      />
      <span>{children}</span>
    </label>
    {error && (
      <p id="f-agree-error" className="text-problem text-sm font-semibold">
        {error}
      </p>
    )}
  </div>
)

export const HiddenFields = ({ values }: { values: Texts }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
