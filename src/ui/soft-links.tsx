'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const isPartOfThisPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

const isWithKeys = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** What a browser does with a click by itself: another tab or window, a download, another site, a part of this page. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  isWithKeys(event) ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  isPartOfThisPage(link)

/**
 * Links inside an element marked `data-soft` change the page without loading it anew, as Next's own links do, which would
 * cost each page their script and each link a component. Without script, and before it, they are links.
 */
export const SoftLinks = () => {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.closest('[data-soft]') || isForBrowser(event, link)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return null
}
