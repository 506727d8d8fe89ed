'use client'

import { useStepNav } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import './version-order.css'

type Props = {
  readonly text: string
  /** The version of the page, whose id begins with its time. */
  readonly id: string
  /** The version to compare with, if no other is chosen. */
  readonly comparison?: string
}

/** Replaces the last entry of a version's breadcrumb, begins its comparison, and marks one with a newer version. */
export const VersionTime = ({ text, id, comparison }: Props) => {
  const { stepNav, setStepNav } = useStepNav()
  const router = useRouter()
  const compared = useSearchParams().get('versionFrom')
  const hasChoice = compared !== null
  useEffect(() => {
    const [parent, last] = stepNav.slice(-2)
    if (last === undefined || last.label === text || !parent?.url?.endsWith('/versions')) return
    setStepNav([...stepNav.slice(0, -1), { label: text }])
  }, [stepNav, setStepNav, text])
  useEffect(() => {
    if (comparison !== undefined && !hasChoice) router.replace(`?versionFrom=${comparison}`)
  }, [comparison, hasChoice, router])
  return compared !== null && compared > id ? <span hidden data-compared-with-newer /> : null
}
