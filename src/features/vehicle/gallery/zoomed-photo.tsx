import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { imageUrl } from '@/src/domain/images'
import { isCutOut } from '@/src/domain/images/rendered-images'
import { classNames } from '@/src/ui/class-names'
import { usePinch } from './use-pinch'
import { useSharpPhoto } from './use-sharp-photo'

type Props = {
  photo: string
  /** The image of the photo that is shown until the large one has loaded. */
  preview: string
  alt: string
  host: string | undefined
  /** The part of the photo that is shown first, each 0 to 1. */
  focus: { readonly x: number; readonly y: number }
  onLeave: () => void
}

/** Width of the photo in widths of the screen. */
const FIRST_SIZE = 2.5
const MAX_SIZE = 5
/** A photo that is pinched below this size returns to the row of photos. */
const MIN_SIZE = 1.25

/**
 * A photo at two and a half times the screen (SHP-07), scrolled by wheel, finger, arrow keys or dragging, and resized by
 * pinching. A double click leaves it, and so does pinching it small. Its own scroll area needs no script to pan.
 */
export const ZoomedPhoto = ({ photo, preview, alt, host, focus, onLeave }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const [first] = useState(preview)
  const { src } = useSharpPhoto(first, { src: imageUrl(photo, { width: 1920, quality: 90 }, host) }, 'high')
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.scrollTo({
      left: element.scrollWidth * focus.x - element.clientWidth / 2,
      top: element.scrollHeight * focus.y - element.clientHeight / 2,
      behavior: 'instant',
    })
    element.focus()
  }, [focus])
  const [size, setSize] = useState(FIRST_SIZE)
  const shownSize = useRef(FIRST_SIZE)
  const sizeBeforePinch = useRef(FIRST_SIZE)
  const pinch = usePinch(
    ({ scale }) => setSize(Math.min(sizeBeforePinch.current * scale, MAX_SIZE)),
    () => {
      sizeBeforePinch.current = size
      if (size < MIN_SIZE) onLeave()
    },
  )
  // The middle of the screen keeps its place in the photo.
  useLayoutEffect(() => {
    const element = area.current
    const ratio = size / shownSize.current
    shownSize.current = size
    if (!element || ratio === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
      behavior: 'instant',
    })
  }, [size])
  const pan = ({ buttons, pointerType, movementX, movementY }: PointerEvent): void => {
    if (buttons === 1 && pointerType === 'mouse') area.current?.scrollBy(-movementX, -movementY)
  }
  const leaveByKey = (event: KeyboardEvent): void => {
    // The arrow keys move this photo, not to the next one.
    if (event.key !== 'Escape') event.stopPropagation()
    if (event.key === '-' || event.key === '0') onLeave()
  }
  return (
    <div
      ref={area}
      tabIndex={0}
      role="group"
      aria-label="Zoomed photo, use the arrow keys to move"
      className={classNames('zoomed-photo', isCutOut(photo) && 'bg-studio')}
      onPointerMove={pan}
      {...pinch}
      onDoubleClick={onLeave}
      onKeyDown={leaveByKey}
    >
      <img
        src={src}
        alt={alt}
        width={1920}
        height={1280}
        decoding="sync"
        draggable={false}
        style={{ width: `${String(size * 100)}%` }}
      />
    </div>
  )
}
