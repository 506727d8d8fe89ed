'use client'

import { useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

type FormId = ReturnType<typeof useForm>['getFields']

let refreshedForm: FormId | null = null

/** True once for the form whose page an action has loaded again. */
export const takeRefreshed = (form: FormId): boolean => {
  if (refreshedForm !== form) return false
  refreshedForm = null
  return true
}

/**
 * Loads a document's page again after an action that is no part of its form, such as a refund. What staff have changed in
 * the form and not saved stays in it (STF-08); a plain refresh of the router would replace it without a word.
 */
export const useRefreshDocument = (): (() => void) => {
  const router = useRouter()
  const { getFields } = useForm()
  return useCallback(() => {
    refreshedForm = getFields
    router.refresh()
  }, [router, getFields])
}
