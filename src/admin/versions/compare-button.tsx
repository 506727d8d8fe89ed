'use client'

import { useModal, useRouteTransition } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'

/** Compares the version of the page with this one, and closes the drawer. */
export const CompareButton = ({ id, text }: { readonly id: string; readonly text: string }) => {
  const { closeAllModals } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const searchParams = useSearchParams()
  const compare = (): void => {
    closeAllModals()
    const query = new URLSearchParams(searchParams.toString())
    query.set('versionFrom', id)
    startRouteTransition(() => router.push(`?${query.toString()}`))
  }
  return (
    <button type="button" className="version-list__choose" onClick={compare}>
      {text}
    </button>
  )
}
