import { type ReactNode, useState } from 'react'
import { useAddressAnswer } from '@/src/admin/locations/use-address-check'
import { formatPlace, type PlaceKind, usePlaceSuggestions } from '@/src/admin/locations/use-place-suggestions'
import { Combobox } from '@/src/admin/ui/combobox'
import type { PlaceSuggestion } from '@/src/domain/locations/place-suggestions'
import type { NewTenant } from '@/src/domain/tenancy/new-tenant'
import { inputProps, LineFrame, type LineProps } from './form-lines'

type PlaceProps = LineProps & {
  readonly kind: PlaceKind
  /** Takes a suggestion, which is the suburb, the state and the postcode. */
  readonly onChoose: (place: PlaceSuggestion) => void
  /** Stands below the input. */
  readonly children?: ReactNode
}

/** The suburb or the postcode, with suggestions as in the form of a location (LOC-10). */
export const PlaceLine = ({ kind, onChoose, children, ...line }: PlaceProps) => {
  const { value, onChange } = line
  const [isTyped, setTyped] = useState(false)
  const places = usePlaceSuggestions(value, isTyped)
  const { id, name, ...aria } = inputProps(line)
  const choose = (label: string): void => {
    const place = places.find((one) => formatPlace(kind, one) === label)
    if (!place) return
    setTyped(false)
    onChoose(place)
  }
  return (
    <LineFrame {...line}>
      <Combobox
        id={id}
        name={name}
        listLabel="Suburbs"
        value={value}
        choices={places.map((place) => ({ value: formatPlace(kind, place) }))}
        isRequired={aria['aria-required']}
        isInvalid={aria['aria-invalid']}
        describedBy={aria['aria-describedby']}
        onChange={(text) => {
          setTyped(true)
          onChange(text)
        }}
        onChoose={choose}
      />
      {children}
    </LineFrame>
  )
}

/** Warns that the suburb and the postcode don't belong together. It refuses nothing: a new suburb may be unknown. */
export const AddressWarning = ({ street, city, state, postcode }: NewTenant) => {
  const isComplete = /^\d{4}$/.test(postcode)
  const check = useAddressAnswer(new URLSearchParams(isComplete ? { street, city, state, postcode } : {}).toString())
  // The region stays, so that a screen reader says a warning that appears.
  return (
    <p role="status" className="new-tenant__warning">
      {check?.addressWarning}
    </p>
  )
}
