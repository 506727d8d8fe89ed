import { useEffect } from 'react'
import { watchOpenState, type LocationHours } from '@/src/shared/open-now'

const SELECTOR = '.site-footer [data-hours]'

const watchLine = (line: HTMLElement): (() => void) =>
  watchOpenState(line, JSON.parse(line.dataset['hours'] ?? '') as LocationHours, (state) => {
    if (state === null) return
    line.textContent = state.text
    line.toggleAttribute('data-open', state.open)
  })

/** Shows in the footer which locations are open now (LOC-09). The lines exist only in the HTML (`OpenLine`). */
export const OpenLines = () => {
  useEffect(() => {
    const stops = [...document.querySelectorAll<HTMLElement>(SELECTOR)].map(watchLine)
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return null
}
