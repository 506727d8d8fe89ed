import { SECTIONS_KEY } from '@/src/shared/inline-scripts'

/** Filter sections that a shopper opened or closed, stored in this browser (SRCH-06). */

const readSections = (): Record<string, boolean> => {
  try {
    return JSON.parse(localStorage.getItem(SECTIONS_KEY) ?? '{}') as Record<string, boolean>
  } catch {
    // Storage is refused or has foreign data: nothing is remembered.
    return {}
  }
}

/** Returns whether a section was left open; undefined if it was never toggled, and on the server. */
export const readOpenState = (section: string): boolean | undefined =>
  typeof window === 'undefined' ? undefined : readSections()[section]

export const saveSection = (section: string, open: boolean): void => {
  try {
    localStorage.setItem(SECTIONS_KEY, JSON.stringify({ ...readSections(), [section]: open }))
  } catch {
    // Private windows may refuse storage: the section then opens as usual.
  }
}
