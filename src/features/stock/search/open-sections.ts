import { SECTIONS_KEY } from '@/src/ui/inline-scripts'

/** Which filter sections a shopper opened and closed, kept in this browser (SRCH-06). */

const kept = (): Record<string, boolean> => {
  try {
    return JSON.parse(localStorage.getItem(SECTIONS_KEY) ?? '{}') as Record<string, boolean>
  } catch {
    // A browser that keeps nothing for us, or something that is not ours: nothing is remembered.
    return {}
  }
}

/** Whether a section was left open; undefined for one never touched, and on the server. */
export const wasOpen = (section: string): boolean | undefined =>
  typeof window === 'undefined' ? undefined : kept()[section]

export const remember = (section: string, open: boolean): void => {
  try {
    localStorage.setItem(SECTIONS_KEY, JSON.stringify({ ...kept(), [section]: open }))
  } catch {
    // Private windows may refuse: then the section opens as it always does.
  }
}
