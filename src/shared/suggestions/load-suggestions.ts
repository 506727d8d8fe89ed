import type { Suggestions } from '@/src/domain/stock/searches/suggestions'

const none: Suggestions = { searches: [], popular: [], vehicles: [] }

/** Requests the suggestions for a text. None if the request fails: the box still searches on Enter. */
export const loadSuggestions = async (text: string): Promise<Suggestions> => {
  try {
    const response = await fetch(`/api/suggestions?q=${encodeURIComponent(text)}`)
    return response.ok ? ((await response.json()) as Suggestions) : none
  } catch (error) {
    console.warn('Suggestions could not be loaded:', error)
    return none
  }
}
