import { useEffect } from 'react'
import { splitTimes } from '@/src/ui/times'
import { watchOpenState, type LocationHours } from '@/src/shared/open-now'

const SELECTOR = '.site-footer [data-hours]'

/** One element for the whole text, since the line is a row with a dot. */
const createLine = (text: string): HTMLElement => {
  const line = document.createElement('span')
  line.append(
    ...splitTimes(text).map((part, at) => {
      if (at % 2 === 0) return part
      const time = document.createElement('span')
      time.className = 'whitespace-nowrap'
      time.append(part)
      return time
    }),
  )
  return line
}

const watchLine = (line: HTMLElement): (() => void) =>
  watchOpenState(line, JSON.parse(line.dataset['hours'] ?? '') as LocationHours, (state) => {
    if (state === null) return
    line.replaceChildren(createLine(state.text))
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
