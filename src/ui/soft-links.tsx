'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const isSamePageAnchor = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Clicks that the browser handles itself: another tab or window, a download, another site, an anchor on this page. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  isModifiedClick(event) ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  isSamePageAnchor(link)

/**
 * Makes links inside an element marked `data-soft` navigate without loading a new document, as Next's `Link` does, but
 * without its script and a component per link. Without script they are plain links.
 */
export const SoftLinks = () => {
  const router = useRouter()
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.closest('[data-soft]') || isForBrowser(event, link)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [router])
  return null
}
