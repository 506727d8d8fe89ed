'use client'

import { toast, useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import {
  inputIdOfPath,
  listInvalidPaths,
  listLostMessages,
  listRefusedFields,
  type RefusedField,
} from '@/src/domain/panel/invalid-fields'
import { goToField } from './go-to-field'

/** Messages of a refused save stay until staff close them or save again: they say what to do next. */
const keepMessages = (): (string | number)[] =>
  toast.getToasts().flatMap((one) => {
    if (!('type' in one) || one.type !== 'error') return []
    toast.error(one.title as string, { id: one.id, duration: Infinity, closeButton: true })
    return [one.id]
  })

/** Each time a message is given back may cause another answer, so this ends after a few. */
const MAX_RETURNS = 3

/** Gives refused fields their message back if an older answer about the form takes it away. */
const useRefusedMessages = (): ((refused: readonly RefusedField[]) => void) => {
  const { dispatchFields } = useForm()
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const lost = useFormFields(([fields]: [FormState, unknown]) =>
    listLostMessages(fields, refused)
      .map(({ path }) => path)
      .join(' '),
  )
  const returns = useRef(0)
  useEffect(() => {
    returns.current = 0
  }, [refused])
  useEffect(() => {
    if (lost === '' || returns.current >= MAX_RETURNS) return
    returns.current += 1
    for (const { path, message } of refused)
      if (lost.split(' ').includes(path)) dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: message })
  }, [lost, refused, dispatchFields])
  return setRefused
}

/**
 * After a refused save, goes to the first field with an error and keeps the message on the page (ADM-02). Renders
 * nothing.
 */
export const RefusedSave = () => {
  const { getFields } = useForm()
  const setRefused = useRefusedMessages()
  const [isRefused, isProcessing] = [useFormSubmitted(), useFormProcessing()]
  const invalidCount = useFormFields(([fields]: [FormState, unknown]) => listInvalidPaths(fields).length)
  const wasProcessing = useRef(false)
  const messages = useRef<(string | number)[]>([])
  useEffect(() => {
    if (isProcessing) {
      wasProcessing.current = true
      setRefused([])
      for (const id of messages.current.splice(0)) toast.dismiss(id)
      return
    }
    if (!wasProcessing.current) return
    wasProcessing.current = false
    // The message of a promise is shown after this.
    requestAnimationFrame(() => {
      messages.current = keepMessages()
    })
    const paths = listInvalidPaths(getFields())
    if (!isRefused || paths.length === 0) return
    setRefused(listRefusedFields(getFields()))
    goToField(paths.map(inputIdOfPath))
  }, [isRefused, isProcessing, invalidCount, getFields, setRefused])
  return null
}
