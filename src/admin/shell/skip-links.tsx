'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { usePublicPath } from '@/src/ui/use-public-path'
import './skip-links.css'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), textarea:not(:disabled), [contenteditable="true"]'

type Skip = {
  readonly label: string
  /** The places to go to, the best first. */
  readonly targets: readonly string[]
}

/** The parts of the panel's pages that staff go to by keyboard, in the order of the links. */
const skips: readonly Skip[] = [
  { label: 'Skip to content', targets: ['.template-default__wrap h1', '.template-default__wrap'] },
  { label: 'Skip to the list', targets: ['.collection-list .table tbody a', '.collection-list .no-results'] },
  {
    label: 'Skip to the sections',
    targets: ['.blocks-field .blocks-field__row .collapsible__toggle', '.blocks-field .blocks-field__drawer-toggler'],
  },
  { label: 'Skip to the form', targets: ['.document-fields__edit .field-type'] },
  { label: 'Skip to the menu: arrow keys move between its groups', targets: ['.nav__wrap .nav-group__toggle'] },
]

const isShown = (element: Element): boolean => element.getClientRects().length > 0

const findTarget = ({ targets }: Skip): HTMLElement | undefined => {
  for (const selector of targets) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
    if (found) return found
  }
  return undefined
}

/** Focuses the target, or its first control; a heading is focused itself. */
const goTo = (target: HTMLElement | undefined): void => {
  if (target === undefined) return
  const isHeading = target.matches('h1, .template-default__wrap, .no-results')
  const control = target.matches(FOCUSABLE) || isHeading ? target : target.querySelector<HTMLElement>(FOCUSABLE)
  if (isHeading) target.tabIndex = -1
  control?.focus({ preventScroll: true })
  // Below the bar at the top of the window.
  control?.scrollIntoView({ block: 'center' })
}

/** The path of the page before; the links are rendered anew with each page. */
let lastPath: string | undefined

/**
 * Puts the focus before the links after a page has replaced another, as a browser does after a load. Otherwise it would
 * stay in the menu, behind them. What staff have focused elsewhere stays focused.
 */
const useStartOfPage = () => {
  const start = useRef<HTMLElement>(null)
  const path = usePublicPath()
  useLayoutEffect(() => {
    const isNext = lastPath !== undefined && lastPath !== path
    lastPath = path
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body || activeElement.closest('.nav') !== null
    if (isNext && isFree) start.current?.focus({ preventScroll: true })
  }, [path])
  return start
}

/**
 * Links past the bar, the menu and the controls of a document (ADM-01). They are the first stops of the Tab key, hidden
 * until it reaches them, and only those are offered whose target is on the page.
 */
export const SkipLinks = () => {
  const [offered, setOffered] = useState(skips)
  const start = useStartOfPage()
  return (
    <nav
      ref={start}
      tabIndex={-1}
      className="skip-links"
      aria-label="Skip"
      onFocus={() => setOffered(skips.filter((one) => findTarget(one)))}
    >
      {offered.map((skip) => (
        <button key={skip.label} type="button" className="panel-button" onClick={() => goTo(findTarget(skip))}>
          {skip.label}
        </button>
      ))}
    </nav>
  )
}
