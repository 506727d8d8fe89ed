/** Distance from the screen at which an element counts as near. */
const DEFAULT_MARGIN_PX = 300

/**
 * Calls back once an element is within `margin` pixels of the screen; at once if the browser cannot observe it.
 * @returns a function that stops waiting
 */
export const onceNear = (element: Element | null, callback: () => void, margin = DEFAULT_MARGIN_PX): (() => void) => {
  if (!element || typeof IntersectionObserver === 'undefined') {
    callback()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: `${margin}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
