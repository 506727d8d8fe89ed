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

/** Opens a row or section that is itself the place to go to. */
const openRow = (element: HTMLElement): void =>
  element.querySelector<HTMLElement>(':scope > .collapsible--collapsed .collapsible__toggle')?.click()

const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'] as const

/**
 * A signal that aborts once staff do anything: from then on they decide what they look at. What they did before, such as
 * the scrolling that a busy browser has still to tell the page, doesn't count.
 */
export const untilInteraction = (): AbortSignal => {
  const controller = new AbortController()
  const { signal } = controller
  const { timeStamp: start } = new Event('start')
  const handleInteraction = ({ timeStamp }: Event): void => {
    if (timeStamp >= start) controller.abort()
  }
  for (const name of interactions) window.addEventListener(name, handleInteraction, { signal, capture: true })
  return signal
}

/** The first of the form's elements with these ids. */
const findFirst = (ids: readonly string[]): HTMLElement | undefined =>
  ids
    .map((id) => document.getElementById(id))
    .filter((one): one is HTMLElement => one !== null)
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]

const findInvalidInput = (element: HTMLElement): HTMLElement | null => element.querySelector<HTMLElement>(INVALID)

const focusInput = (element: HTMLElement): void => {
  const inside = findInvalidInput(element) ?? element.querySelector<HTMLElement>(FOCUSABLE)
  const input = element.matches(FOCUSABLE) ? element : inside
  input?.focus({ preventScroll: true })
}

/**
 * Keeps the field in view while parts above it are still loading, and the cursor in its input: the whole form is
 * disabled until the panel has read the answer of a refused save, and a disabled input takes no cursor and loses it. The
 * answer may also render the field anew, so it's looked up each time.
 */
const stayAt = (id: string, signal: AbortSignal): void => {
  const withoutFocus = new Set([document.body, document.activeElement])
  let frames = 0
  let shown: HTMLElement | undefined
  const showField = (element: HTMLElement): void => {
    // A week of hours is higher than a phone's screen, so its middle may be far from the day with the problem.
    const target = findInvalidInput(element) ?? element
    const { top, bottom } = target.getBoundingClientRect()
    if (target !== shown || bottom < 0 || top > window.innerHeight) target.scrollIntoView({ block: 'center' })
    shown = target
    if (withoutFocus.has(document.activeElement)) focusInput(element)
  }
  const lookAgain = (): void => {
    if (signal.aborted) return
    const element = document.getElementById(id)
    if (element && isShown(element)) showField(element)
    frames += 1
    if (frames < STAY_FRAMES) requestAnimationFrame(lookAgain)
  }
  lookAgain()
}

/**
 * Shows the first of the form's elements with these ids, and puts the cursor into it. The search ends once staff do
 * anything, and leads back to the tab and the place where it began if it finds nothing.
 */
export const goToField = (ids: readonly string[]): void => {
  let frames = 0
  const signal = untilInteraction()
  const openedTabs = new Set<Element>()
  const firstTab = document.querySelector<HTMLElement>(ACTIVE_TAB)
  const { scrollY: start } = window
  const giveUp = (): void => {
    firstTab?.click()
    window.scrollTo(0, start)
  }
  const tryAgain = (): void => {
    if (signal.aborted) return
    const first = findFirst(ids)
    if (first && isShown(first)) {
      openRow(first)
      return stayAt(first.id, signal)
    }
    if (frames % FRAMES_PER_TAB === 0) openWayTo(first ?? null, frames > 0, openedTabs)
    // Payload renders a long form's fields only when they come near the window.
    else if (!first) scrollOn()
    frames += 1
    if (frames < MAX_FRAMES) requestAnimationFrame(tryAgain)
    else giveUp()
  }
  requestAnimationFrame(tryAgain)
}

/** Opens the tab with this label, and goes to one of its fields. */
export const goToFieldOfTab = (label: string, id: string): void => {
  const tab = [...document.querySelectorAll<HTMLElement>(TAB)].find(({ textContent }) => textContent.trim() === label)
  tab?.click()
  goToField([id])
}
