import { useRef, type KeyboardEvent } from 'react'

const rowSteps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const allSteps: Readonly<Record<string, 1 | -1>> = { ...rowSteps, ArrowDown: 1, ArrowUp: -1 }

/**
 * Keyboard behaviour of tabs and radio groups by WAI-ARIA: one tab stop, arrow keys that wrap around, Home and End. The
 * focused child is selected. Up and down scroll the page in a `row`, and move in a `group`.
 */
export const useRovingFocus = (kind: 'row' | 'group', at: number, count: number, onChoose: (at: number) => void) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = (kind === 'row' ? rowSteps : allSteps)[event.key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
    const to = by === undefined ? ends[event.key] : (at + by + count) % count
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onChoose(to)
    list.current?.querySelectorAll<HTMLElement>(':scope > *')[to]?.focus()
  }
  return { list, onKeyDown }
}
