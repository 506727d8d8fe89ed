'use client'

import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Replaces the last entry of a version's breadcrumb. Renders nothing. */
export const VersionTime = ({ text }: { readonly text: string }) => {
  const { stepNav, setStepNav } = useStepNav()
  useEffect(() => {
    const [parent, last] = stepNav.slice(-2)
    if (last === undefined || last.label === text || !parent?.url?.endsWith('/versions')) return
    setStepNav([...stepNav.slice(0, -1), { label: text }])
  }, [stepNav, setStepNav, text])
  return null
}
