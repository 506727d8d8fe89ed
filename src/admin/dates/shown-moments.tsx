'use client'

import { useEffect } from 'react'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { readShownMoment } from '@/src/domain/time/shown-moments'

/** Where Payload writes moments by the clocks of the browser: in forms and on the page of a version. */
const PLACES = '.doc-controls__value, .version-pill-label-date'

const toDealersClocks = (text: string, timezone: string): string | undefined => {
  const reading = readShownMoment(text)
  return reading && formatZonedMoment(new Date(...reading).toISOString(), timezone)
}

const mendMoment = (element: Element, timezone: string): void => {
  const text = toDealersClocks(element.textContent, timezone)
  if (text === undefined) return
  // React keeps its own text node.
  if (element.firstChild) element.firstChild.nodeValue = text
  element.closest('li[title]')?.setAttribute('title', text)
}

/** Writes the moments of Payload's own parts by the dealer's clocks, with the name of the zone (STF-03). */
export const ShownMoments = ({ timezone }: { readonly timezone: string }) => {
  useEffect(() => {
    const mend = (): void => {
      for (const element of document.querySelectorAll(PLACES)) mendMoment(element, timezone)
    }
    mend()
    const observer = new MutationObserver(mend)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [timezone])
  return null
}
