'use client'

import { useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

type FormId = ReturnType<typeof useForm>['getFields']

type Refresh = {
  readonly form: FormId
  /** Paths of fields that the form has received from the action, so that staff have not changed them. */
  readonly received: readonly string[]
}

let latestRefresh: Refresh | null = null

/** Returns the received paths, once, for the form whose page an action has loaded again; null for any other. */
export const takeRefreshed = (form: FormId): readonly string[] | null => {
  if (latestRefresh?.form !== form) return null
  const { received } = latestRefresh
  latestRefresh = null
  return received
}

/**
 * Loads a document's page again after an action that is no part of its form, such as a refund. What staff have changed in
 * the form and not saved stays in it (STF-08); a plain refresh of the router would replace it without a word.
 */
export const useRefreshDocument = (): ((received?: readonly string[]) => void) => {
  const router = useRouter()
  const { getFields } = useForm()
  return useCallback(
    (received = []) => {
      latestRefresh = { form: getFields, received }
      router.refresh()
    },
    [router, getFields],
  )
}
