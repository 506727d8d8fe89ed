'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import type { ComponentType } from 'react'
import type { Typed } from '@/src/domain/time/typed-dates'
import type { DayInput } from './day-input'

type Props = Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  readonly Input: ComponentType<Parameters<typeof DayInput>[0]>
  readonly parse: (text: string) => Typed<string>
}

/** A text field of a form whose text is a day or a time. */
export const TypedField = ({ field, path, readOnly, Input, parse }: Props) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
    validate: (current) => {
      if (!current) return true
      const typed = parse(current)
      return 'value' in typed || typed.problem
    },
  })
  const stored = value ?? ''
  const id = `field-${path.replaceAll('.', '__')}`
  // The input itself says what is wrong with a text that cannot be read.
  const problem = showError && (stored === '' || 'value' in parse(stored)) ? errorMessage : undefined
  return (
    <div className="field-type moment-field" style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} path={path} required={field.required === true} />
      <Input
        id={id}
        value={stored}
        isLocked={readOnly === true || field.admin?.readOnly === true || disabled}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        onChange={(next) => setValue(next === '' ? null : next)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="moment-field__problem">
          {problem}
        </p>
      )}
      <FieldDescription path={path} description={field.admin?.description ?? ''} />
    </div>
  )
}
