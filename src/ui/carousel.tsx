'use client'

import { createContext, use, useCallback, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

type CarouselContext = {
  readonly track: RefObject<HTMLUListElement | null>
  readonly move: (direction: 1 | -1) => void
}

const Context = createContext<CarouselContext | undefined>(undefined)

const useCarousel = (): CarouselContext => {
  const carousel = use(Context)
  if (!carousel) throw new Error('A carousel control must be inside its Carousel.')
  return carousel
}

/** A row of items that is swiped or scrolled. Its controls, anywhere inside it, move it by a screen (INP-02). */
export const Carousel = ({ children }: { children: ReactNode }) => {
  const track = useRef<HTMLUListElement>(null)
  const move = useCallback((direction: 1 | -1) => {
    const row = track.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.9 })
  }, [])
  return <Context value={useMemo(() => ({ track, move }), [move])}>{children}</Context>
}

/** The row itself. Focusable, since it scrolls. */
export const CarouselTrack = ({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) => (
  <ul
    ref={useCarousel().track}
    aria-label={label}
    tabIndex={0}
    className={classNames('strip motion-safe:scroll-smooth', className)}
  >
    {children}
  </ul>
)

/** A button for one step forwards or back, for users with a mouse; on touch screens the row is swiped. */
export const CarouselControl = ({ to }: { to: 'next' | 'previous' }) => {
  const { move } = useCarousel()
  return (
    <button
      type="button"
      onClick={() => move(to === 'next' ? 1 : -1)}
      className="border-border-strong bg-raised hover:border-ink flex size-11 items-center justify-center rounded-full border noscript:hidden"
    >
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} className="size-5" />
      <span className="sr-only">{to === 'next' ? 'Next' : 'Previous'}</span>
    </button>
  )
}
