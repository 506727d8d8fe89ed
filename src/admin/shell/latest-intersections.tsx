'use client'

import type { ReactNode } from 'react'

/** Returns the last entry of each element: where it is now, not where it was. */
const latestOf = (entries: readonly IntersectionObserverEntry[]): IntersectionObserverEntry[] => [
  ...new Map(entries.map((entry) => [entry.target, entry])).values(),
]

/**
 * On a busy computer a browser reports several moments of one element at once. Payload reads only the first, "not near
 * the window", and would leave the rest of a form empty after staff scrolled to its end (ADM-02).
 */
const observeLatest = (): void => {
  const Native = window.IntersectionObserver
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => callback(latestOf(entries), observer), options)
    }
  }
}

// Before the first form of the panel is rendered.
if (typeof window !== 'undefined') observeLatest()

export const LatestIntersections = ({ children }: { readonly children: ReactNode }) => children
