'use client'

import { useEffect } from 'react'

/** Opens links on the dealer's site in a new tab, because the preview has only one page. */
export const useExternalLinks = (site: string): void => {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      if (!href.startsWith('/')) return
      event.preventDefault()
      event.stopPropagation()
      window.open(`${site}${href}`, '_blank', 'noopener')
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [site])
}
