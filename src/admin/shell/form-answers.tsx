'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import {
  type RefusedField,
  withOneCount,
  withoutOldMessages,
  withRefusedMessages,
} from '@/src/domain/panel/invalid-fields'
import { withRowsLeftOpen } from '@/src/domain/panel/open-rows'

type DocumentId = string | number | undefined
type FormCall = { readonly collectionSlug?: string; readonly id?: DocumentId; readonly formState?: FormState }
type FormAnswer = { readonly state?: FormState | null }
type ServerFunction = ReturnType<typeof useServerFunctions>['serverFunction']

const keyOf = (collection: string | undefined, id: DocumentId): string => `${collection ?? ''} ${String(id ?? '')}`

type OpenForm = {
  /** The fields that its last save refused. */
  refused: readonly RefusedField[]
  readonly getFields: () => FormState
}

const OpenForms = createContext<Map<string, OpenForm>>(new Map())

/** Notes the form of a document, and returns a function that notes which fields its last save refused. */
export const useRefusedFields = (
  collection: string | undefined,
  id: DocumentId,
  getFields: () => FormState,
): ((refused: readonly RefusedField[]) => void) => {
  const openForms = useContext(OpenForms)
  const key = keyOf(collection, id)
  useEffect(() => {
    const form: OpenForm = { refused: [], getFields }
    openForms.set(key, form)
    return () => {
      if (openForms.get(key) === form) openForms.delete(key)
    }
  }, [openForms, key, getFields])
  return useCallback(
    (refused) => {
      const form = openForms.get(key)
      if (form) form.refused = refused
    },
    [openForms, key],
  )
}

/**
 * Corrects the server's answers about forms before the forms read them: they keep the messages of a refused save, have
 * none about values that have changed meanwhile, count each mistake once, and leave rows open or closed as they are.
 * Corrected afterwards, in the form's own state, each would cause another answer.
 */
export const FormAnswers = ({ children }: { readonly children: ReactNode }) => {
  const [openForms] = useState(() => new Map<string, OpenForm>())
  const { serverFunction } = useServerFunctions()
  const callAndCorrect = useCallback<ServerFunction>(
    async (call) => {
      const answer = await serverFunction(call)
      const { collectionSlug, id, formState = {} } = call.args as FormCall
      const open = openForms.get(keyOf(collectionSlug, id))
      const state = call.name === 'form-state' ? (answer as FormAnswer | undefined)?.state : undefined
      if (!state) return answer
      const withMessages = withRefusedMessages(state, formState, open?.refused ?? [])
      const current = withoutOldMessages(withMessages, formState, open?.getFields() ?? formState)
      const corrected = withRowsLeftOpen(withOneCount(current), formState)
      return { ...(answer as FormAnswer), state: corrected }
    },
    [serverFunction, openForms],
  )
  return (
    <OpenForms value={openForms}>
      <ServerFunctionsProvider serverFunction={callAndCorrect}>{children}</ServerFunctionsProvider>
    </OpenForms>
  )
}
