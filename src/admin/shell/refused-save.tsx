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

/** Frames to wait for a tab or a row to open. */
const MAX_FRAMES = 60

const FOCUSABLE = 'input, select, textarea, button, [contenteditable="true"]'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Opens the first closed row or tab on the way to a field that is not shown. */
const openWayTo = (element: HTMLElement | null): void => {
  const collapsed = element?.closest<HTMLElement>('.collapsible--collapsed')
  const tab = document.querySelector<HTMLElement>(
    '.tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)',
  )
  const opener = collapsed?.querySelector<HTMLElement>('.collapsible__toggle') ?? (element === null ? tab : null)
  opener?.click()
}

const focusInput = (element: HTMLElement): void => {
  const input = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
  element.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}

/** Shows the first of these fields and puts the cursor into it. */
const goToField = (paths: readonly string[]): void => {
  let frames = 0
  const tryAgain = (): void => {
    const [first] = paths
      .map((path) => document.getElementById(inputIdOfPath(path)))
      .filter((one): one is HTMLElement => one !== null)
      .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    if (first && isShown(first)) return focusInput(first)
    if (frames % 20 === 0) openWayTo(first ?? null)
    // Payload renders a long form's fields only when they come near the window.
    else if (!first) window.scrollBy(0, frames === 1 ? -document.body.scrollHeight : window.innerHeight)
    frames += 1
    if (frames < MAX_FRAMES) requestAnimationFrame(tryAgain)
  }
  requestAnimationFrame(tryAgain)
}

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
    goToField(paths)
  }, [isRefused, isProcessing, invalidCount, getFields, setRefused])
  return null
}
