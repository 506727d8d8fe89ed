'use client'

import { useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { TypedInput } from '@/src/admin/dates/typed-input'
import {
  formatTypedNumber,
  limitYear,
  numberProblem,
  type NumberRule,
  parseTypedNumber,
} from '@/src/domain/panel/typed-numbers'
import type { ParsedInput } from '@/src/domain/time/typed-dates'

type Props = NumberFieldClientProps & { readonly rule: NumberRule }

/** Reads a typed number. Any other text stays, so that saving can refuse it. */
const toStored = (text: string): number | string | null => (text === '' ? null : (parseTypedNumber(text) ?? text))

/** A number as text: what cannot be read stays as typed, and the field says why (STF-03). */
export const NumberField = ({ field, path, readOnly, rule: declaredRule }: Props) => {
  const rule = limitYear(declaredRule, new Date().getFullYear())
  const format = (text: string): string => {
    const number = parseTypedNumber(text)
    return number === undefined ? text : formatTypedNumber(number, rule)
  }
  const parse = (text: string): ParsedInput<string> => {
    const problem = numberProblem(parseTypedNumber(text) ?? text, rule)
    return problem === undefined ? { value: String(parseTypedNumber(text)) } : { problem }
  }
  const check = (value: unknown): true | string => {
    const isEmpty = value === null || value === undefined || value === ''
    if (isEmpty && field.required !== true) return true
    return numberProblem(value, rule) ?? true
  }
  const { value, setValue, showError, errorMessage, disabled } = useField<number | string | null>({
    potentiallyStalePath: path,
    validate: check,
  })
  const stored = value === null || value === undefined ? '' : String(value)
  // The input itself says what is wrong with a value that it cannot accept.
  const problem = showError && (stored === '' || check(value) === true) ? errorMessage : undefined
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <TypedInput
        id={inputIdOf(path)}
        name={path}
        value={stored}
        placeholder=""
        inputMode={rule.min === undefined || rule.min < 0 ? 'text' : 'decimal'}
        isLocked={isFieldLocked(field, readOnly, disabled)}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${inputIdOf(path)}-problem`}
        parse={parse}
        format={format}
        onChange={(text) => setValue(toStored(text))}
      />
    </FieldFrame>
  )
}
