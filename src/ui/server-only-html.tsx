'use client'

import { useEffect } from 'react'
import { getServerTexts } from './server-texts'

const idOf = (name: string): string => `server-html-${name}`

/** Returns a text that was registered for this page; on the server only. */
export const readServerHtml = (name: string): string => {
  const text = getServerTexts().get(name)
  if (text === undefined) throw new Error(`No HTML is registered under the name ${name}.`)
  return text
}

/** On the server the registered text; in the browser the text that is already in the HTML. */
const textOf = (name: string): string =>
  typeof window === 'undefined' ? readServerHtml(name) : (document.getElementById(idOf(name))?.innerHTML ?? '')

/**
 * A style, or data for search engines, that exists only in the HTML. Everything else that the server renders is sent a
 * second time as data for hydration; `registerServerHtml` stores this text, and the data only refers to it by name.
 */
export const ServerOnlyHtml = ({ name, as }: { name: string; as: 'style' | 'json-ld' }) =>
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
 * The fonts of the dealer's theme. Wide screens load them at once; on phones they would compete with the first image,
 * so the script of `src/web/pages/scripts-after-paint.ts` enables them, or this component on a page that was not
 * cached.
 */
export const ThemeFonts = ({ name }: { name: string }) => {
  useEffect(() => document.querySelector('[data-theme-fonts]')?.setAttribute('media', 'all'), [])
  return (
    <style
      id={idOf(name)}
      data-theme-fonts=""
      media="(width >= 64rem)"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: textOf(name) }}
    />
  )
}
