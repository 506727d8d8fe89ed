/** Description of the focused element: enough to find its counterpart after a render. */
type FocusTarget = {
  readonly element: HTMLElement
  readonly text: string
  readonly chip: number
  readonly field: boolean
}

const chips = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('nav[aria-label="Chosen filters"] a'),
]

const labelOf = (element: Element): string => element.querySelector('b')?.textContent ?? ''

const describeFocus = (root: HTMLElement, element: HTMLElement): FocusTarget => ({
  element,
  text: element.closest('#filters') ? labelOf(element) : '',
  chip: chips(root).indexOf(element),
  field: element.closest('form[role=search]') !== null,
})

/** Returns the same value in its new row, the chip that replaced this one, or the emptied field; else the results. */
const findCounterpart = (root: HTMLElement, { text, chip, field }: FocusTarget): HTMLElement | null => {
  const rows = text === '' ? [] : root.querySelectorAll<HTMLElement>('#filters .facet-rows a')
  const row = [...rows].find((candidate) => labelOf(candidate) === text && candidate.offsetParent !== null)
  const rest = chip < 0 ? [] : chips(root)
  const queryField = field ? root.querySelector<HTMLElement>('#stock-query') : null
  return row ?? rest[Math.min(chip, rest.length - 1)] ?? queryField ?? root.querySelector<HTMLElement>('#results')
}

/**
 * A removed filter takes its own link away, and with it the focus of keyboard and screen reader users. Moves the focus
 * to its counterpart (WCAG 2.4.3).
 * @returns a function that stops it
 */
export const preserveFocus = (root: HTMLElement): (() => void) => {
  const focused = document.activeElement
  // A shopper may have focused something before hydration.
  let lastFocus: FocusTarget | null =
    focused instanceof HTMLElement && root.contains(focused) ? describeFocus(root, focused) : null
  const handleFocusIn = ({ target }: FocusEvent): void => {
    lastFocus = target instanceof HTMLElement ? describeFocus(root, target) : null
  }
  const handleFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) lastFocus = null
  }
  const observer = new MutationObserver(() => {
    if (lastFocus === null || lastFocus.element.isConnected) return
    const target = lastFocus
    lastFocus = null
    if (document.activeElement === document.body) findCounterpart(root, target)?.focus({ preventScroll: true })
  })
  root.addEventListener('focusin', handleFocusIn)
  root.addEventListener('focusout', handleFocusOut)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', handleFocusIn)
    root.removeEventListener('focusout', handleFocusOut)
    observer.disconnect()
  }
}
