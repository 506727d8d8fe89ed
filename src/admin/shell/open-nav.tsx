'use client'
import { useNav, usePreferences } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Screens on which Payload begins with the menu folded away, though there is room for it beside a page. */
const roomy = '(min-width: 1100px) and (max-width: 1440px)'

/** Keeps the menu open on laptops, unless whoever sits there closed it. */
export const OpenNav = () => {
  const { hydrated, setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  useEffect(() => {
    if (!hydrated || !window.matchMedia(roomy).matches) return
    const open = async (): Promise<void> => {
      const kept = await getPreference<{ readonly open?: boolean } | undefined>('nav')
      if (kept?.open !== false) setNavOpen(true)
    }
    void open()
  }, [hydrated, getPreference, setNavOpen])
  return null
}
