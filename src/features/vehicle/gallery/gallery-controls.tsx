'use client'

import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '@/src/ui/icon'

/** Previous and next buttons for a mouse, and the position, which is announced when it changes. */
export const GalleryControls = ({ at, count, step }: { at: number; count: number; step: (by: number) => void }) => (
  <>
    <button type="button" onClick={() => step(-1)} disabled={at === 0} className="gallery-arrow left-3">
      <Icon name="chevron-left" />
      <span className="sr-only">Previous photo</span>
    </button>
    <button type="button" onClick={() => step(1)} disabled={at === count - 1} className="gallery-arrow right-3">
      <Icon name="chevron-right" />
      <span className="sr-only">Next photo</span>
    </button>
    <p aria-live="polite" className="gallery-count">
      <span className="sr-only">Photo </span>
      {at + 1} / {count}
    </p>
  </>
)

type FullScreenLinkProps = { href: string; count: number; hydrated: boolean; onOpen: () => void; onNear: () => void }

/** Opens the full screen; before hydration, and if the script fails, it links to a page of all photos. */
export const FullScreenLink = ({ href, count, hydrated, onOpen, onNear }: FullScreenLinkProps) => {
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={href}
      rel="nofollow"
      role={hydrated ? 'button' : undefined}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
      onPointerEnter={onNear}
      className="gallery-full"
      data-count={count === 1 ? '1 photo' : `All ${count} photos`}
    >
      <Icon name="expand" />
      <span className="sr-only">View photos full screen</span>
    </a>
  )
}
