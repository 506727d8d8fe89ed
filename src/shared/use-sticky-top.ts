import { useEffect, useRef, type RefObject } from 'react'

/**
 * Measures the site's sticky header, and gives the element of the returned ref its height as `--sticky-top`: sticky parts
 * inside it stay below the header.
 */
export const useStickyTop = (): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const header = document.querySelector('header')
    if (!header) return undefined
    const observer = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(header)
      // A header of two rows may scroll its first row away: its `top` is negative then.
      const visibleHeight =
        position === 'sticky' || position === 'fixed' ? header.offsetHeight + (Number.parseFloat(top) || 0) : 0
      page.current?.style.setProperty('--sticky-top', `${visibleHeight}px`)
    })
    observer.observe(header)
    return () => observer.disconnect()
  }, [])
  return page
}
