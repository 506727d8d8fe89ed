import { useCallback, useRef, type KeyboardEvent } from 'react'
import { wrapped } from '@/src/domain/models/colours'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * A group that is one stop of the tab key, moved within by arrows, from the last to the first and back, and by Home and
 * End, as WAI-ARIA has tabs and radios. What is moved to is chosen.
 */
export const useRoving = (at: number, count: number, onChoose: (at: number) => void) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const by = steps[event.key]
      const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
      const to = by === undefined ? ends[event.key] : wrapped(at, by, count)
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      onChoose(to)
      list.current?.querySelectorAll('button')[to]?.focus()
    },
    [at, count, onChoose],
  )
  return { list, onKeyDown }
}
