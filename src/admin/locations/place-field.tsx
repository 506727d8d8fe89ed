'use client'

import { useField, useForm, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { Combobox } from '@/src/admin/ui/combobox'
import { statePostcodeProblem } from '@/src/domain/locations/postcodes'
import { formatPlace, type PlaceKind, usePlaceSuggestions } from './use-place-suggestions'

/** The problem of a postcode that is typed completely, which a save would refuse. */
const postcodeProblem = (text: string, state: unknown): string | undefined =>
  text.length < 4 || typeof state !== 'string' ? undefined : statePostcodeProblem(text, state)

type Props = TextFieldClientProps & { readonly kind: PlaceKind }

/** A suburb or a postcode; choosing a suggestion fills in both, and the state (LOC-10). */
export const PlaceField = ({ field, path, readOnly, kind }: Props) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const { dispatchFields, setModified } = useForm()
  const [isTyped, setTyped] = useState(false)
  const text = value ?? ''
  const group = path.slice(0, path.lastIndexOf('.') + 1)
  const state = useFormFields(([fields]) => fields[`${group}state`]?.value)
  const isLocked = isFieldLocked(field, readOnly, disabled)
  const places = usePlaceSuggestions(text, isTyped && !isLocked)
  const choose = (label: string): void => {
    const place = places.find((one) => formatPlace(kind, one) === label)
    if (!place) return
    setTyped(false)
    const values = { city: place.suburb, state: place.state, postcode: place.postcode }
    for (const [name, next] of Object.entries(values))
      dispatchFields({ type: 'UPDATE', path: `${group}${name}`, value: next, valid: true })
    setModified(true)
  }
  const inputId = inputIdOf(path)
  const problem =
    (showError ? errorMessage : undefined) ?? (kind === 'postcode' ? postcodeProblem(text, state) : undefined)
  return (
    <FieldFrame field={field} path={path} problem={problem}>
      <Combobox
        id={inputId}
        name={path}
        listLabel="Suburbs"
        value={text}
        choices={places.map((place) => ({ value: formatPlace(kind, place) }))}
        isLocked={isLocked}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${inputId}-problem`}
        onChange={(next) => {
          setTyped(true)
          setValue(next)
        }}
        onChoose={choose}
      />
    </FieldFrame>
  )
}
