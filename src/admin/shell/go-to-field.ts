/** Frames in which the open tab is searched; the first tab of a form may be long, and rows take some to open. */
const FRAMES_PER_TAB = 20

/** A form has at most eight tabs. */
const MAX_FRAMES = 8 * FRAMES_PER_TAB

/** Frames in which a form on a slow machine has loaded its parts. */
const STAY_FRAMES = 180

const FOCUSABLE = 'input, select, textarea, button, [contenteditable="true"]'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

const TAB = '.tabs-field__tab-button:not(.tabs-field__tab-button--active)'

/** The next tab to look into: those with an error first, then, once the open one is searched, each of the others. */
const findNextTab = (isSearched: boolean, opened: Set<Element>): HTMLElement | undefined => {
  const withError = document.querySelector<HTMLElement>(`${TAB}.tabs-field__tab-button--has-error`)
  if (withError || !isSearched) return withError ?? undefined
  return [...document.querySelectorAll<HTMLElement>(TAB)].find((tab) => !opened.has(tab))
}

/** Scrolls down by a window, and from the end to the beginning. */
const scrollOn = (): void => {
  const { scrollY, innerHeight } = window
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  window.scrollTo(0, isEnd ? 0 : scrollY + innerHeight)
}

/** Opens the first closed row or tab on the way to a field that is not shown. */
const openWayTo = (element: HTMLElement | null, isSearched: boolean, opened: Set<Element>): void => {
  const collapsed = element?.closest<HTMLElement>('.collapsible--collapsed')
  const opener = collapsed?.querySelector<HTMLElement>('.collapsible__toggle')
  if (opener) return opener.click()
  const tab = element === null ? findNextTab(isSearched, opened) : undefined
  if (tab) opened.add(tab)
  tab?.click()
}

const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps the element in view while parts above it are still loading, until staff do anything. */
const stayInView = (element: HTMLElement): void => {
  let frames = 0
  const controller = new AbortController()
  const { signal } = controller
  for (const name of interactions) window.addEventListener(name, () => controller.abort(), { signal })
  const lookAgain = (): void => {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'center' })
    frames += 1
    if (frames < STAY_FRAMES && !signal.aborted) requestAnimationFrame(lookAgain)
    else controller.abort()
  }
  requestAnimationFrame(lookAgain)
}

const focusInput = (element: HTMLElement): void => {
  const input = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
  element.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
  stayInView(element)
}

/** Shows the first of the form's elements with these ids, and puts the cursor into it. */
export const goToField = (ids: readonly string[]): void => {
  let frames = 0
  const openedTabs = new Set<Element>()
  const tryAgain = (): void => {
    const [first] = ids
      .map((id) => document.getElementById(id))
      .filter((one): one is HTMLElement => one !== null)
      .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    if (first && isShown(first)) return focusInput(first)
    if (frames % FRAMES_PER_TAB === 0) openWayTo(first ?? null, frames > 0, openedTabs)
    // Payload renders a long form's fields only when they come near the window.
    else if (!first) scrollOn()
    frames += 1
    if (frames < MAX_FRAMES) requestAnimationFrame(tryAgain)
  }
  requestAnimationFrame(tryAgain)
}

/** Opens the tab with this label, and goes to one of its fields. */
export const goToFieldOfTab = (label: string, id: string): void => {
  const tab = [...document.querySelectorAll<HTMLElement>(TAB)].find(({ textContent }) => textContent.trim() === label)
  tab?.click()
  goToField([id])
}
