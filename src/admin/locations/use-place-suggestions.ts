import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { PlaceSuggestion } from '@/src/domain/locations/place-suggestions'

/** Debounce of typing before the server is queried. */
const DEBOUNCE_MS = 150

/** Suggestions for typed text, once it was changed; an existing address needs none (LOC-10). */
export const usePlaceSuggestions = (text: string, isTyped: boolean): readonly PlaceSuggestion[] => {
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

/** The field of an address that is typed into. */
export type PlaceKind = 'suburb' | 'postcode'

/** A suggestion as the list shows it: what is typed comes first. */
export const formatPlace = (kind: PlaceKind, { suburb, state, postcode }: PlaceSuggestion): string =>
  kind === 'suburb' ? `${suburb} ${state} ${postcode}` : `${postcode} ${suburb} ${state}`
