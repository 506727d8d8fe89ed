import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClient, NumberFieldClient, TextFieldClient } from 'payload'
import type { ReactNode } from 'react'

export type DateOrTextField =
  | Omit<DateFieldClient, 'type'>
  | Omit<NumberFieldClient, 'type'>
  | (Omit<TextFieldClient, 'type'> & { readonly type?: TextFieldClient['type'] })

type Props = {
  readonly field: DateOrTextField
  readonly path: string
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** The id of a field's input, as Payload's own fields have it. */
export const inputIdOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** True where the input of a field may not be changed. */
export const isFieldLocked = (field: DateOrTextField, readOnly: boolean | undefined, disabled: boolean): boolean =>
  disabled || readOnly === true || field.admin?.readOnly === true

/** Label and help around an input, and the problem that saving found with its value. */
export const FieldFrame = ({ field, path, problem, children }: Props) => (
  <div className="field-type moment-field" style={mergeFieldStyles(field)}>
    <FieldLabel
      htmlFor={inputIdOf(path)}
      label={field.label ?? field.name}
      path={path}
      required={field.required === true}
    />
    {children}
    {problem !== undefined && (
      <p id={`${inputIdOf(path)}-problem`} role="alert" className="moment-field__problem">
        {problem}
      </p>
    )}
    <FieldDescription path={path} description={field.admin?.description ?? ''} />
  </div>
)
