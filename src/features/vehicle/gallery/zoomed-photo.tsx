import { useEffect, useRef, type PointerEvent } from 'react'
import { imageUrl } from '@/src/domain/images'

type Props = {
  src: string
  alt: string
  host: string | undefined
  /** The part of the photo that is shown first, each 0 to 1. */
  focus: { readonly x: number; readonly y: number }
  onLeave: () => void
}

/**
 * A photo at two and a half times the screen (SHP-07), scrolled by wheel, finger, arrow keys or dragging. A double click
 * leaves it. Its own scroll area needs no script to pan.
 */
export const ZoomedPhoto = ({ src, alt, host, focus, onLeave }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    element.scrollTo({
      left: element.scrollWidth * focus.x - element.clientWidth / 2,
      top: element.scrollHeight * focus.y - element.clientHeight / 2,
      behavior: 'instant',
    })
    element.focus()
  }, [focus])
  const pan = ({ buttons, pointerType, movementX, movementY }: PointerEvent): void => {
    if (buttons === 1 && pointerType === 'mouse') area.current?.scrollBy(-movementX, -movementY)
  }
  return (
    <div
      ref={area}
      tabIndex={0}
      role="group"
      aria-label="Zoomed photo, use the arrow keys to move"
      className="zoomed-photo"
      onPointerMove={pan}
      onDoubleClick={onLeave}
      // The arrow keys move this photo, not to the next one.
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <img
        src={imageUrl(src, { width: 1920, quality: 90 }, host)}
        alt={alt}
        width={1920}
        height={1280}
        draggable={false}
      />
    </div>
  )
}
