'use client'
import { useNav, usePreferences } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Screens on which Payload starts with a collapsed menu although there is room for it. */
const WIDE_SCREEN_QUERY = '(min-width: 1100px) and (max-width: 1440px)'

/** Opens the menu on laptops, unless the user closed it. */
export const OpenNav = () => {
  const { hydrated, setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  useEffect(() => {
    if (!hydrated || !window.matchMedia(WIDE_SCREEN_QUERY).matches) return
    const open = async (): Promise<void> => {
      const stored = await getPreference<{ readonly open?: boolean } | undefined>('nav')
      if (stored?.open !== false) setNavOpen(true)
    }
    void open()
  }, [hydrated, getPreference, setNavOpen])
  return null
}
