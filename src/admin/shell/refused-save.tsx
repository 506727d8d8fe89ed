'use client'

import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { isValidElement, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type FormField, listFieldSteps, nameFieldSteps } from '@/src/domain/panel/field-path'
import { inputIdOfPath, listInvalidPaths, listRefusedFields } from '@/src/domain/panel/invalid-fields'
import { findRefusedPath, type NamedPath, parseRefusal } from '@/src/domain/panel/refusal'
import { goToField } from './go-to-field'
import { useRefusedFields } from './form-answers'
import { RefusedMessage } from './refused-message'

/** The text of a message about fields, which Payload shows by an element of its own. */
const textOf = (title: unknown): string | undefined => {
  const { errorMessage } = isValidElement<{ errorMessage?: unknown }>(title) ? title.props : {}
  return typeof errorMessage === 'string' ? errorMessage : undefined
}

/** The same message, in which each field that it names leads to the field. */
const withLinks = (title: ReactNode, fields: readonly NamedPath[]): ReactNode => {
  const refusal = parseRefusal(textOf(title) ?? '')
  if (refusal === undefined) return title
  const names = refusal.names.map((name) => {
    const path = findRefusedPath(name, fields)
    return { name, inputId: path === undefined ? undefined : inputIdOfPath(path) }
  })
  return <RefusedMessage intro={refusal.intro} names={names} />
}

/** Messages of a refused save stay until staff correct the fields, close them or save again: they say what to do next. */
const keepMessages = (fields: readonly NamedPath[]): (string | number)[] =>
  toast.getToasts().flatMap((one) => {
    if (!('type' in one) || one.type !== 'error') return []
    const title = withLinks(one.title as ReactNode, fields)
    toast.error(title, { id: one.id, duration: Infinity, closeButton: true })
    return [one.id]
  })

/** Names fields of the form as the server does. */
const useFieldNames = (collection: string | undefined): ((paths: readonly string[]) => readonly NamedPath[]) => {
  const { getEntityConfig } = useConfig()
  const { getFields } = useForm()
  return useCallback(
    (paths) => {
      const config = collection === undefined ? undefined : getEntityConfig({ collectionSlug: collection })
      const fields = (config?.fields ?? []) as unknown as readonly FormField[]
      const state = getFields()
      const findKind = (rowPath: string): unknown => {
        const at = rowPath.lastIndexOf('.')
        return state[rowPath.slice(0, at)]?.rows?.[Number(rowPath.slice(at + 1))]?.blockType
      }
      return paths.map((path) => ({ path, name: nameFieldSteps(listFieldSteps(fields, path, findKind)) }))
    },
    [collection, getEntityConfig, getFields],
  )
}

/**
 * After a refused save, goes to the first field with an error and keeps the message on the page, whose names lead to
 * the fields (ADM-02). Renders nothing.
 */
export const RefusedSave = () => {
  const { getFields } = useForm()
  const { collectionSlug, id } = useDocumentInfo()
  const nameFields = useFieldNames(collectionSlug)
  const setRefused = useRefusedFields(collectionSlug, id, getFields)
  const [isRefused, isProcessing] = [useFormSubmitted(), useFormProcessing()]
  const invalidCount = useFormFields(([fields]: [FormState, unknown]) => listInvalidPaths(fields).length)
  const wasProcessing = useRef(false)
  const messages = useRef<(string | number)[]>([])
  /** The messages name fields that are still to be corrected. */
  const namesFields = useRef(false)
  useEffect(() => {
    const dismissMessages = (): void => {
      for (const messageId of messages.current.splice(0)) toast.dismiss(messageId)
    }
    if (isProcessing) {
      wasProcessing.current = true
      setRefused([])
      dismissMessages()
      return
    }
    if (!wasProcessing.current) {
      if (namesFields.current && invalidCount === 0) dismissMessages()
      return
    }
    wasProcessing.current = false
    const paths = listInvalidPaths(getFields())
    const fieldNames = nameFields(paths)
    // The message of a promise is shown after this.
    requestAnimationFrame(() => {
      messages.current = keepMessages(fieldNames)
    })
    namesFields.current = isRefused && paths.length > 0
    if (!isRefused || paths.length === 0) return
    setRefused(listRefusedFields(getFields()))
    goToField(paths.map(inputIdOfPath))
  }, [isRefused, isProcessing, invalidCount, getFields, setRefused, nameFields])
  // On another page the message would name fields that staff no longer see.
  useEffect(
    () => () => {
      for (const messageId of messages.current.splice(0)) toast.dismiss(messageId)
    },
    [],
  )
  return null
}
