/** Pixels before an element comes into view at which it counts as near. */
const usualMargin = 300

/**
 * Calls `then` once, when an element is within so many pixels of the screen; at once where a browser cannot tell.
 * @returns how to stop waiting
 */
export const onNear = (element: Element | null, then: () => void, margin = usualMargin): (() => void) => {
  if (!element || typeof IntersectionObserver === 'undefined') {
    then()
    return () => undefined
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      then()
    },
    { rootMargin: `${margin}px` },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
