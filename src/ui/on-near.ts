/** Distance from the screen at which an element counts as near. */
const usualMargin = 300

/**
 * Calls back once an element is within `margin` pixels of the screen; at once if the browser cannot observe it.
 * @returns a function that stops waiting
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
