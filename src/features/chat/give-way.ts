const FIELDS = 'input, select, textarea'
/** Forms, and the finance calculator, which sends nothing. */
const FORMS = ':is(main form:not([role=search]), dialog form, .finance-calculator)'
/**
 * The parts of pages that are as wide as a phone: the button that sends a form, fields and sliders. The bar of a vehicle's
 * page has a place for the bubble, and covers its fields itself.
 */
const WIDE_PARTS = `${FORMS} [type=submit], body:not(:has([data-action-bar])) ${FORMS} :is(.input, [type=range])`

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isOverForm = (bubble: Element): boolean => {
  const place = bubble.getBoundingClientRect()
  return [...document.querySelectorAll(WIDE_PARTS)].some((one) => overlap(place, one.getBoundingClientRect()))
}

/**
 * Sets `data-away` on the bubble while a field has the focus, and while the bubble would cover a field or the button that
 * sends a form: on phones they have no space beside them (`chat.css`). Returns a function that stops it.
 */
export const giveWayToForms = (bubble: Element): (() => void) => {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }
  let frame = 0
  const update = (): void => {
    frame = 0
    bubble.toggleAttribute('data-away', document.activeElement?.matches(FIELDS) === true || isOverForm(bubble))
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
