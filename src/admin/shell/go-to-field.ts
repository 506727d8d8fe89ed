/** Frames in which the open tab is searched; the first tab of a form may be long, and rows take some to open. */
const FRAMES_PER_TAB = 20

/** A form has at most eight tabs. */
const MAX_FRAMES = 8 * FRAMES_PER_TAB

/** Frames in which a form on a slow machine has loaded its parts. */
const STAY_FRAMES = 180

/** The input with the problem, where a field has several. */
const INVALID = 'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"]'

const FOCUSABLE = 'input, select, textarea, button, [contenteditable="true"]'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

const ACTIVE_TAB = '.tabs-field__tab-button--active'
const TAB = `.tabs-field__tab-button:not(${ACTIVE_TAB})`

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

const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'] as const

/** A signal that aborts once staff do anything: from then on they decide what they look at. */
const untilInteraction = (): AbortSignal => {
  const controller = new AbortController()
  const { signal } = controller
  for (const name of interactions) window.addEventListener(name, () => controller.abort(), { signal, capture: true })
  return signal
}

const focusInput = (element: HTMLElement): void => {
  const inside = element.querySelector<HTMLElement>(INVALID) ?? element.querySelector<HTMLElement>(FOCUSABLE)
  const input = element.matches(FOCUSABLE) ? element : inside
  input?.focus({ preventScroll: true })
}

/**
 * Keeps the element in view while parts above it are still loading, and the cursor in its input: the whole form is
 * disabled until the panel has read the answer of a refused save, and a disabled input takes no cursor and loses it.
 */
const stayAt = (element: HTMLElement, signal: AbortSignal): void => {
  const withoutFocus = new Set([document.body, document.activeElement])
  let frames = 0
  const lookAgain = (): void => {
    if (signal.aborted) return
    const { top, bottom } = element.getBoundingClientRect()
    if (frames === 0 || bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'center' })
    if (withoutFocus.has(document.activeElement)) focusInput(element)
    frames += 1
    if (frames < STAY_FRAMES) requestAnimationFrame(lookAgain)
  }
  lookAgain()
}

/**
 * Shows the first of the form's elements with these ids, and puts the cursor into it. The search ends once staff do
 * anything, and leads back to the tab that was open if it finds nothing.
 */
export const goToField = (ids: readonly string[]): void => {
  let frames = 0
  const signal = untilInteraction()
  const openedTabs = new Set<Element>()
  const firstTab = document.querySelector<HTMLElement>(ACTIVE_TAB)
  const tryAgain = (): void => {
    if (signal.aborted) return
    const [first] = ids
      .map((id) => document.getElementById(id))
      .filter((one): one is HTMLElement => one !== null)
      .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    if (first && isShown(first)) return stayAt(first, signal)
    if (frames % FRAMES_PER_TAB === 0) openWayTo(first ?? null, frames > 0, openedTabs)
    // Payload renders a long form's fields only when they come near the window.
    else if (!first) scrollOn()
    frames += 1
    if (frames < MAX_FRAMES) requestAnimationFrame(tryAgain)
    else firstTab?.click()
  }
  requestAnimationFrame(tryAgain)
}

/** Opens the tab with this label, and goes to one of its fields. */
export const goToFieldOfTab = (label: string, id: string): void => {
  const tab = [...document.querySelectorAll<HTMLElement>(TAB)].find(({ textContent }) => textContent.trim() === label)
  tab?.click()
  goToField([id])
}
