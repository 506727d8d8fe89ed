'use client'

import { toast, useDocumentInfo, useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { inputIdOfPath, listInvalidPaths, listRefusedFields } from '@/src/domain/panel/invalid-fields'
import { goToField } from './go-to-field'
import { useRefusedFields } from './form-answers'

/** Messages of a refused save stay until staff correct the fields, close them or save again: they say what to do next. */
const keepMessages = (): (string | number)[] =>
  toast.getToasts().flatMap((one) => {
    if (!('type' in one) || one.type !== 'error') return []
    toast.error(one.title as string, { id: one.id, duration: Infinity, closeButton: true })
    return [one.id]
  })

/**
 * After a refused save, goes to the first field with an error and keeps the message on the page (ADM-02). Renders
 * nothing.
 */
export const RefusedSave = () => {
  const { getFields } = useForm()
  const { collectionSlug, id } = useDocumentInfo()
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
    // The message of a promise is shown after this.
    requestAnimationFrame(() => {
      messages.current = keepMessages()
    })
    const paths = listInvalidPaths(getFields())
    namesFields.current = isRefused && paths.length > 0
    if (!isRefused || paths.length === 0) return
    setRefused(listRefusedFields(getFields()))
    goToField(paths.map(inputIdOfPath))
  }, [isRefused, isProcessing, invalidCount, getFields, setRefused])
  return null
}
