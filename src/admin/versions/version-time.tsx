'use client'

import { useStepNav } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

type Props = {
  readonly text: string
  /** The version to compare with, if no other is chosen. */
  readonly comparison?: string
}

/** Replaces the last entry of a version's breadcrumb, and begins its comparison. Renders nothing. */
export const VersionTime = ({ text, comparison }: Props) => {
  const { stepNav, setStepNav } = useStepNav()
  const router = useRouter()
  const hasChoice = useSearchParams().has('versionFrom')
  useEffect(() => {
    const [parent, last] = stepNav.slice(-2)
    if (last === undefined || last.label === text || !parent?.url?.endsWith('/versions')) return
    setStepNav([...stepNav.slice(0, -1), { label: text }])
  }, [stepNav, setStepNav, text])
  useEffect(() => {
    if (comparison !== undefined && !hasChoice) router.replace(`?versionFrom=${comparison}`)
  }, [comparison, hasChoice, router])
  return null
}
