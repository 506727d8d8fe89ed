import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { isHex } from '@/src/domain/theme/colour'
import { fonts } from '@/src/domain/theme/fonts'
import type { NewTenantField } from '@/src/domain/tenancy/new-tenant'
import { Select, toOptions, type SelectOption } from '@/src/admin/ui/select'

/** Element id of a field; the summary of problems links to it. */
export const fieldId = (field: NewTenantField): string => `new-tenant-${field}`

type FrameProps = {
  readonly field: NewTenantField
  readonly label: string
  readonly help?: ReactNode
  readonly problem: string | undefined
  readonly optional?: boolean
  readonly children: ReactNode
}

const describedBy = (field: NewTenantField, help: ReactNode, problem: string | undefined): string | undefined =>
  [help ? `${fieldId(field)}-help` : '', problem ? `${fieldId(field)}-problem` : ''].filter(Boolean).join(' ') ||
  undefined

/** Label, help text, control and problem of a field. */
export const LineFrame = ({ field, label, help, problem, optional = false, children }: FrameProps) => (
  <div className="new-tenant__line" data-wrong={problem !== undefined}>
    <label htmlFor={fieldId(field)}>
      {label}
      {optional && <span className="new-tenant__optional"> (optional)</span>}
    </label>
    {help && (
      <p id={`${fieldId(field)}-help`} className="new-tenant__help">
        {help}
      </p>
    )}
    {children}
    {problem !== undefined && (
      <p id={`${fieldId(field)}-problem`} className="new-tenant__problem">
        {problem}
      </p>
    )}
  </div>
)

export type LineProps = Omit<FrameProps, 'children'> & {
  readonly value: string
  readonly onChange: (value: string) => void
}

type TextProps = LineProps & {
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: string
  readonly placeholder?: string
}

/** The attributes that every control of a line has. */
export const inputProps = ({ field, help, problem, optional }: LineProps) => ({
  id: fieldId(field),
  name: field,
  'aria-invalid': problem !== undefined,
  'aria-describedby': describedBy(field, help, problem),
  'aria-required': optional !== true,
})

export const TextLine = (props: TextProps) => {
  const { value, onChange, type = 'text', autoComplete = 'off', placeholder } = props
  return (
    <LineFrame {...props}>
      <input
        {...inputProps(props)}
        type={type}
        className="panel-control"
        value={value}
        autoComplete={autoComplete}
        spellCheck={false}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </LineFrame>
  )
}

export const ChoiceLine = (props: LineProps & { readonly options: readonly SelectOption[] }) => (
  <LineFrame {...props}>
    <Select {...inputProps(props)} value={props.value} options={props.options} onChange={props.onChange} />
  </LineFrame>
)

const fontOptions = toOptions(Object.values(fonts).map(({ family }) => family))

export const FontLine = (props: LineProps) => <ChoiceLine {...props} options={fontOptions} />

/** A colour, picked with the colour input or typed as # and six digits. */
export const ColourLine = (props: LineProps) => (
  <LineFrame {...props}>
    <span className="new-tenant__colour">
      <input
        type="color"
        aria-label={`Pick ${props.label.toLowerCase()}`}
        value={isHex(props.value) ? props.value.toLowerCase() : '#ffffff'}
        onChange={(event) => props.onChange(event.target.value.toUpperCase())}
      />
      <input
        {...inputProps(props)}
        type="text"
        className="panel-control"
        value={props.value}
        placeholder="#1F5F4B"
        spellCheck={false}
        maxLength={7}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </span>
  </LineFrame>
)
