'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { type RefusedField, withOneCount, withRefusedMessages } from '@/src/domain/panel/invalid-fields'
import { withRowsLeftOpen } from '@/src/domain/panel/open-rows'

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
 * Corrects the server's answers about forms before the forms read them: they keep the messages of a refused save, count
 * each mistake once, and leave rows open or closed as they are. Corrected afterwards, in the form's own state, each would
 * cause another answer.
 */
export const FormAnswers = ({ children }: { readonly children: ReactNode }) => {
  const [refusedFields] = useState(() => new Map<string, readonly RefusedField[]>())
  const { serverFunction } = useServerFunctions()
  const callAndCorrect = useCallback<ServerFunction>(
    async (call) => {
      const answer = await serverFunction(call)
      const { collectionSlug, id, formState = {} } = call.args as FormCall
      const refused = refusedFields.get(keyOf(collectionSlug, id)) ?? []
      const state = call.name === 'form-state' ? (answer as FormAnswer | undefined)?.state : undefined
      if (!state) return answer
      const corrected = withRowsLeftOpen(withOneCount(withRefusedMessages(state, formState, refused)), formState)
      return { ...(answer as FormAnswer), state: corrected }
    },
    [serverFunction, refusedFields],
  )
  return (
    <RefusedFields value={refusedFields}>
      <ServerFunctionsProvider serverFunction={callAndCorrect}>{children}</ServerFunctionsProvider>
    </RefusedFields>
  )
}
