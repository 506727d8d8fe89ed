'use client'

import { useEffect } from 'react'

/** Time over a card before its page is prefetched: a pointer that only passes over it is no interest. */
const HOVER_MS = 80
/** Maximum number of pages that one page prefetches. */
const MAX_PREFETCHES = 20

const vehicleLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element
    ? (target.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/cars/"]') ?? null)
    : null

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Prefetches a vehicle's page while its card is hovered or focused, so that it opens at once; never with data saving.
 */
export const PrefetchVehicles = () => {
  useEffect(() => {
    const prefetched = new Set<string>()
    let timer: number | undefined
    const prefetch = (href: string): void => {
      if (prefetched.has(href) || prefetched.size >= MAX_PREFETCHES) return
      prefetched.add(href)
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = href
      document.head.append(link)
    }
    const handleInterest = ({ target }: Event): void => {
      window.clearTimeout(timer)
      const href = vehicleLink(target)?.pathname
      if (href !== undefined && !savesData()) timer = window.setTimeout(prefetch, HOVER_MS, href)
    }
    document.addEventListener('pointerover', handleInterest, { passive: true })
    document.addEventListener('focusin', handleInterest)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerover', handleInterest)
      document.removeEventListener('focusin', handleInterest)
    }
  }, [])
  return null
}
