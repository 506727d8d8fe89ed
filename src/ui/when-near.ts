/** Pixels before an element comes into view at which it counts as near. */
const margin = '300px'

/**
 * Loads a part's script when its element is near the screen, so that who never scrolls there does not fetch it. On the
 * server, and where the element is not on the page yet (the page was reached by a link), at once.
 */
export const whenNear = <T>(id: string, load: () => Promise<T>): Promise<T> => {
  const element = typeof window === 'undefined' ? null : document.getElementById(id)
  if (!element || typeof IntersectionObserver === 'undefined') return load()
  return new Promise((resolve, reject) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        load().then(resolve, reject)
      },
      { rootMargin: margin },
    )
    watch.observe(element)
  })
}
