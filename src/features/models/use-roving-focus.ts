import { useCallback, useRef, type KeyboardEvent } from 'react'
import { wrapIndex } from '@/src/domain/models/colours'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Keyboard behaviour of tabs and radio groups by WAI-ARIA: one tab stop, arrow keys that wrap around, Home and End. The
 * focused item is selected.
 */
export const useRovingFocus = (at: number, count: number, onChoose: (at: number) => void) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const by = steps[event.key]
      const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
      const to = by === undefined ? ends[event.key] : wrapIndex(at, by, count)
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      onChoose(to)
      list.current?.querySelectorAll('button')[to]?.focus()
    },
    [at, count, onChoose],
  )
  return { list, onKeyDown }
}
