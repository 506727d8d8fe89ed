'use client'

import { useEffect } from 'react'

type Kept = ReadonlyMap<string, string>

const idOf = (name: string): string => `once-${name}`

/** What was kept for this page; on the server alone. */
export const readOnce = (name: string): string => {
  const text = (globalThis as typeof globalThis & { forecourtOnce?: Kept }).forecourtOnce?.get(name)
  if (text === undefined) throw new Error(`Nothing was kept for the page under the name ${name}.`)
  return text
}

/** On the server what was kept; in the browser what stands there already. */
const textOf = (name: string): string =>
  typeof window === 'undefined' ? readOnce(name) : (document.getElementById(idOf(name))?.innerHTML ?? '')

/**
 * A style or data for search engines that stands in the HTML alone. What the server renders travels a second time, as
 * data for the browser; these never change there, so `keepOnce` keeps their text and the data names it.
 */
export const WrittenOnce = ({ name, as }: { name: string; as: 'style' | 'json-ld' }) =>
  as === 'style' ? (
    <style id={idOf(name)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: textOf(name) }} />
  ) : (
    <script
      id={idOf(name)}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: textOf(name) }}
    />
  )

/**
 * The letters of the dealer's theme: at once on wide screens; on a phone, whose connection is the first picture's until it
 * is there, with the scripts (`src/runtime/pages/scripts-after-paint.ts`), or here where a page was not stored yet.
 */
export const LettersOnce = ({ name }: { name: string }) => {
  useEffect(() => document.querySelector('[data-letters]')?.setAttribute('media', 'all'), [])
  return (
    <style
      id={idOf(name)}
      data-letters=""
      media="(width >= 64rem)"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: textOf(name) }}
    />
  )
}
