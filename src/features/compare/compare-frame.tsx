'use client'

import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useStickyTop } from '@/src/shared/use-sticky-top'

type Props = {
  readonly titles: readonly string[]
  /** The table, which is as wide as `compare-columns` and scrolls sideways. */
  readonly children: ReactNode
}

/** Sets `data-more` on the frame while columns are beyond its right edge, where `compare.css` fades them out. */
const useMoreMark = (frame: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const update = (): void => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      frame.current?.toggleAttribute('data-more', rest > 1)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [frame, scroller])

/**
 * Scrolls a comparison sideways, and repeats its titles at the top of the window once the table's own have scrolled
 * away. They are a part of their own, since nothing within an element that scrolls sideways can stay in the window.
 * Screen readers have the headings of the table.
 */
export const CompareFrame = ({ titles, children }: Props) => {
  const frame = useStickyTop()
  const names = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useMoreMark(frame, scroller)
  const count: CSSProperties & Record<'--count', number> = { '--count': titles.length }
  return (
    <div ref={frame} className="compare-frame" style={count}>
      <div ref={names} className="compare-names" aria-hidden>
        <div className="compare-columns">
          <span />
          {titles.map((title, index) => (
            <b key={index}>{title}</b>
          ))}
        </div>
      </div>
      <div
        ref={scroller}
        role="region"
        aria-label="Comparison"
        tabIndex={0}
        className="compare-scroller"
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft
        }}
      >
        {children}
      </div>
    </div>
  )
}
