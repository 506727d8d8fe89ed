'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { type RefusedField, withRefusedMessages } from '@/src/domain/panel/invalid-fields'

type DocumentId = string | number | undefined
type FormCall = { readonly collectionSlug?: string; readonly id?: DocumentId; readonly formState?: FormState }
type FormAnswer = { readonly state?: FormState | null }
type ServerFunction = ReturnType<typeof useServerFunctions>['serverFunction']

const keyOf = (collection: string | undefined, id: DocumentId): string => `${collection ?? ''} ${String(id ?? '')}`

/** The fields that the last save of each open form refused. */
const RefusedFields = createContext<Map<string, readonly RefusedField[]>>(new Map())

/** Returns a function that notes which fields of a document the last save refused. */
export const useRefusedFields = (
  collection: string | undefined,
  id: DocumentId,
): ((refused: readonly RefusedField[]) => void) => {
  const refusedFields = useContext(RefusedFields)
  const key = keyOf(collection, id)
  return useCallback((refused) => void refusedFields.set(key, refused), [refusedFields, key])
}

/**
 * Keeps the messages of a refused save in the server's later answers about the form, before the form reads them: asked
 * for again from the form's own state, each would cause another answer.
 */
export const KeepRefusedMessages = ({ children }: { readonly children: ReactNode }) => {
  const [refusedFields] = useState(() => new Map<string, readonly RefusedField[]>())
  const { serverFunction } = useServerFunctions()
  const keepMessages = useCallback<ServerFunction>(
    async (call) => {
      const answer = await serverFunction(call)
      const { collectionSlug, id, formState = {} } = call.args as FormCall
      const refused = refusedFields.get(keyOf(collectionSlug, id)) ?? []
      const state = call.name === 'form-state' ? (answer as FormAnswer | undefined)?.state : undefined
      if (refused.length === 0 || !state) return answer
      return { ...(answer as FormAnswer), state: withRefusedMessages(state, formState, refused) }
    },
    [serverFunction, refusedFields],
  )
  return (
    <RefusedFields value={refusedFields}>
      <ServerFunctionsProvider serverFunction={keepMessages}>{children}</ServerFunctionsProvider>
    </RefusedFields>
  )
}
