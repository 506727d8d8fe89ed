'use client'

import { useEffect } from 'react'

/** Time over a card before its page is prefetched: a pointer that only passes over it is no interest. */
const INTEREST = 80
/** Maximum number of pages that one page prefetches. */
const MOST = 20

const carLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element
    ? (target.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/cars/"]') ?? null)
    : null

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Prefetches a vehicle's page while its card is hovered or focused, so that it opens at once; never with data saving.
 */
export const PrefetchCars = () => {
  useEffect(() => {
    const fetched = new Set<string>()
    let timer: number | undefined
    const fetchAhead = (href: string): void => {
      if (fetched.has(href) || fetched.size >= MOST) return
      fetched.add(href)
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = href
      document.head.append(link)
    }
    const notice = ({ target }: Event): void => {
      window.clearTimeout(timer)
      const href = carLink(target)?.pathname
      if (href !== undefined && !savesData()) timer = window.setTimeout(fetchAhead, INTEREST, href)
    }
    document.addEventListener('pointerover', notice, { passive: true })
    document.addEventListener('focusin', notice)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerover', notice)
      document.removeEventListener('focusin', notice)
    }
  }, [])
  return null
}
