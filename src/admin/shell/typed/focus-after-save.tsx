'use client'

import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listInvalidPaths } from '@/src/domain/panel/invalid-fields'
import { untilInteraction } from '../go-to-field'

/** In this time a form on a slow machine has taken over the answer to a save, and disabled the button that made it. */
const RESTORE_MS = 5000

/** In this time the whole form is usable again. */
const USABLE_MS = 200

/** The state of the document and the moment of its last save, which a save has just changed. */
const RESULT = '.doc-controls__meta'

/** The element that had the focus last, and its id: the form may render it anew. */
let lastFocused: HTMLElement | undefined

/** The collection of a new document that is being saved. Its form is about to be replaced by that of the stored one. */
let createdIn: string | undefined

/** The element, if it is on the page and takes the focus. */
const usable = (element: HTMLElement | null | undefined): HTMLElement | undefined =>
  element?.isConnected === true && element.getClientRects().length > 0 && !element.matches(':disabled')
    ? element
    : undefined

const findLast = (): HTMLElement | undefined =>
  usable(lastFocused) ?? usable(lastFocused?.id ? document.getElementById(lastFocused.id) : null)

/** The save button is disabled until staff change something, so that the result of the save is focused instead. */
const findResult = (): HTMLElement | undefined => {
  const result = [...document.querySelectorAll<HTMLElement>(RESULT)].find((one) => usable(one))
  if (result) result.tabIndex = -1
  return result
}

const isLost = (): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('.skip-links')
}

/** Gives the focus back whenever the form has lost it, until staff do something themselves. */
const restoreFocus = (): void => {
  const signal = untilInteraction()
  const start = performance.now()
  const tryAgain = (): void => {
    const waited = performance.now() - start
    if (signal.aborted || waited > RESTORE_MS) return
    if (isLost()) (findLast() ?? (waited > USABLE_MS ? findResult() : undefined))?.focus({ preventScroll: true })
    requestAnimationFrame(tryAgain)
  }
  requestAnimationFrame(tryAgain)
}

const rememberFocus = ({ target }: FocusEvent): void => {
  if (target instanceof HTMLElement && !target.matches(`.skip-links, ${RESULT}`)) lastFocused = target
}

/**
 * Keeps the focus where it was when a document is saved (ADM-01). Payload disables the form meanwhile, which takes the
 * focus from its inputs and buttons, so that the Tab key would begin at the start of the page. A refused save goes to the
 * first field with an error instead (`RefusedSave`). Renders nothing.
 */
export const FocusAfterSave = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { getFields } = useForm()
  const [isProcessing, isSending] = [useFormProcessing(), useFormBackgroundProcessing()]
  const [isRefused, isInitializing] = [useFormSubmitted(), useFormInitializing()]
  const isBusy = isProcessing || isSending
  const wasBusy = useRef(false)
  useEffect(() => {
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [])
  useEffect(() => {
    const isFinished = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (isBusy && id === undefined) createdIn = collectionSlug
    if (!isFinished) return
    if (isRefused) createdIn = undefined
    if (!isRefused || listInvalidPaths(getFields()).length === 0) restoreFocus()
  }, [isBusy, isRefused, id, collectionSlug, getFields])
  useEffect(() => {
    if (id === undefined || isInitializing || createdIn === undefined || createdIn !== collectionSlug) return
    createdIn = undefined
    restoreFocus()
  }, [id, isInitializing, collectionSlug])
  return null
}
