'use client'

import { useAllFormFields, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isHex } from '@/src/domain/theme/colour'
import { findThemeFieldProblem } from '@/src/domain/theme/check'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { problemIdOf, ThemeField } from './theme-field'
import '@/src/admin/ui/controls.css'

const toInputColour = (value: string): string => (isHex(value) ? value.toLowerCase() : '#ffffff')

/** The problem of a complete colour among those that the form has now, by the rule of the save (TEN-10). */
const useColourProblem = (name: string, colour: string): string | undefined => {
  const [fields] = useAllFormFields()
  if (!isHex(colour)) return undefined
  const values = Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))
  return findThemeFieldProblem(name as keyof SiteTheme, { ...values, [name]: colour })
}

/** A colour, picked with the colour input or typed as # and six digits. */
export const ColourField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const colourText = value ?? ''
  const chosenProblem = useColourProblem(field.name, colourText)
  // A message of a save stays only while the colour is incomplete: its contrast may be right meanwhile.
  const problem = chosenProblem ?? (showError && !isHex(colourText) ? errorMessage : undefined)
  const inputProps = {
    disabled: readOnly === true || disabled,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problemIdOf(path),
  }
  return (
    <ThemeField field={field} path={path} problem={problem}>
      <input
        {...inputProps}
        type="color"
        aria-label={`Pick ${String(field.label ?? field.name)}`}
        value={toInputColour(colourText)}
        onChange={(event) => setValue(event.target.value)}
      />
      <input
        {...inputProps}
        id={`field-${path.replaceAll('.', '__')}`}
        type="text"
        className="panel-control"
        name={path}
        value={colourText}
        placeholder="#1F5F4B"
        spellCheck={false}
        maxLength={7}
        onChange={(event) => setValue(event.target.value)}
      />
    </ThemeField>
  )
}
