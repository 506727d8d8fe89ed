const FIELDS = 'input, select, textarea'
const SUBMIT_BUTTONS = 'main form:not([role="search"]) [type="submit"], dialog form [type="submit"]'

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELDS)

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isOverSubmitButton = (bubble: Element): boolean => {
  const place = bubble.getBoundingClientRect()
  return [...document.querySelectorAll(SUBMIT_BUTTONS)].some((one) => overlap(place, one.getBoundingClientRect()))
}

/**
 * Sets `data-away` on the bubble while a field has the focus, and while the bubble would cover the button that sends a
 * form: on phones nothing else is beside them (`chat.css`). Returns a function that stops it.
 */
export const giveWayToForms = (bubble: Element): (() => void) => {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }
  let frame = 0
  const update = (): void => {
    frame = 0
    bubble.toggleAttribute('data-away', isField(document.activeElement) || isOverSubmitButton(bubble))
  }
  // Scrolling and typing wait for no measurement: it is made once in the next frame.
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update)
  }
  for (const name of ['scroll', 'resize']) window.addEventListener(name, schedule, options)
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, schedule, options)
  schedule()
  return () => {
    controller.abort()
    cancelAnimationFrame(frame)
  }
}
