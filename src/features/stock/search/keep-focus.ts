/** Description of the focused element: enough to find its counterpart after a render. */
type Place = { readonly element: HTMLElement; readonly text: string; readonly chip: number; readonly field: boolean }

const chips = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('nav[aria-label="Chosen filters"] a'),
]

const labelOf = (element: Element): string => element.querySelector('b')?.textContent ?? ''

const placeOf = (root: HTMLElement, element: HTMLElement): Place => ({
  element,
  text: element.closest('#filters') ? labelOf(element) : '',
  chip: chips(root).indexOf(element),
  field: element.closest('form[role=search]') !== null,
})

/** Returns the same value in its new row, the chip that replaced this one, or the emptied field; else the results. */
const nextTo = (root: HTMLElement, { text, chip, field }: Place): HTMLElement | null => {
  const rows = text === '' ? [] : root.querySelectorAll<HTMLElement>('#filters .facet-rows a')
  const row = [...rows].find((one) => labelOf(one) === text && one.offsetParent !== null)
  const rest = chip < 0 ? [] : chips(root)
  const typed = field ? root.querySelector<HTMLElement>('#stock-query') : null
  return row ?? rest[Math.min(chip, rest.length - 1)] ?? typed ?? root.querySelector<HTMLElement>('#results')
}

/**
 * A removed filter takes its own link away, and with it the focus of keyboard and screen reader users. Moves the focus
 * to its counterpart (WCAG 2.4.3).
 * @returns a function that stops it
 */
export const keepFocus = (root: HTMLElement): (() => void) => {
  const now = document.activeElement
  // A shopper may have focused something before hydration.
  let last: Place | null = now instanceof HTMLElement && root.contains(now) ? placeOf(root, now) : null
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement ? placeOf(root, target) : null
  }
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) last = null
  }
  const watch = new MutationObserver(() => {
    if (last === null || last.element.isConnected) return
    const place = last
    last = null
    if (document.activeElement === document.body) nextTo(root, place)?.focus({ preventScroll: true })
  })
  root.addEventListener('focusin', remember)
  root.addEventListener('focusout', left)
  watch.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', remember)
    root.removeEventListener('focusout', left)
    watch.disconnect()
  }
}
