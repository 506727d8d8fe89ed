'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { ComponentType } from 'react'
import type { ParsedInput } from '@/src/domain/time/typed-dates'
import type { DayInput } from './day-input'
import { FieldFrame, inputIdOf, isFieldLocked } from './field-frame'

type Props = Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  readonly Input: ComponentType<Parameters<typeof DayInput>[0]>
  readonly parse: (text: string) => ParsedInput<string>
}

/** A text field of a form whose text is a day or a time. */
export const TypedField = ({ field, path, readOnly, Input, parse }: Props) => {
  const check = (current: string | null | undefined): true | string => {
    const parsedInput = current ? parse(current) : { value: '' }
    return 'value' in parsedInput || parsedInput.problem
  }
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
    validate: check,
  })
  // The input itself says what is wrong with a text that cannot be read.
  const problem = showError && check(value) === true ? errorMessage : undefined
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <Input
        id={inputIdOf(path)}
        name={path}
        value={value ?? ''}
        isLocked={isFieldLocked(field, readOnly, disabled)}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${inputIdOf(path)}-problem`}
        onChange={(next) => setValue(next === '' ? null : next)}
      />
    </FieldFrame>
  )
}
