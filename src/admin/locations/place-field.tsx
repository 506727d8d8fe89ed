'use client'

import { useField, useForm, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { FieldFrame, inputIdOf, isFieldLocked } from '@/src/admin/dates/field-frame'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { Combobox } from '@/src/admin/ui/combobox'
import { statePostcodeProblem } from '@/src/domain/locations/states'
import type { PlaceSuggestion } from '@/src/domain/locations/place-suggestions'

/** Debounce of typing before the server is queried. */
const DEBOUNCE_MS = 150

/** Suggestions for typed text, once it was changed; an existing address needs none. */
const useSuggestions = (text: string, isTyped: boolean): readonly PlaceSuggestion[] => {
  const [places, setPlaces] = useState<readonly PlaceSuggestion[]>([])
  useEffect(() => {
    if (!isTyped) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<void> => {
      const query = new URLSearchParams({ text }).toString()
      const result = await requestPanel<{ places: readonly PlaceSuggestion[] }>(`locations/places?${query}`, { signal })
      // Without suggestions the address is typed as before.
      if (!signal.aborted && result.ok) setPlaces(result.body.places)
    }
    const timer = setTimeout(() => void load(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isTyped])
  return places
}

/** The problem of a postcode that is typed completely, which a save would refuse. */
const postcodeProblem = (text: string, state: unknown): string | undefined =>
  text.length < 4 || typeof state !== 'string' ? undefined : statePostcodeProblem(text, state)

type Props = TextFieldClientProps & {
  /** The field that is typed into. */
  readonly kind: 'suburb' | 'postcode'
}

/** A suburb or a postcode; choosing a suggestion fills in both, and the state (LOC-10). */
export const PlaceField = ({ field, path, readOnly, kind }: Props) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const { dispatchFields, setModified } = useForm()
  const [isTyped, setTyped] = useState(false)
  const text = value ?? ''
  const group = path.slice(0, path.lastIndexOf('.') + 1)
  const state = useFormFields(([fields]) => fields[`${group}state`]?.value)
  const isLocked = isFieldLocked(field, readOnly, disabled)
  const places = useSuggestions(text, isTyped && !isLocked)
  const labelOf = ({ suburb, state, postcode }: PlaceSuggestion): string =>
    kind === 'suburb' ? `${suburb} ${state} ${postcode}` : `${postcode} ${suburb} ${state}`
  const choose = (label: string): void => {
    const place = places.find((one) => labelOf(one) === label)
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
        choices={places.map((place) => ({ value: labelOf(place) }))}
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
