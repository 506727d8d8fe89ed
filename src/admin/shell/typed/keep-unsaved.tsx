'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { mergeTyped } from '@/src/domain/panel/typed-during-save'
import { type FormFocus, readFocus, restoreFocus } from './form-focus'
import { takeRefreshed } from './use-refresh-document'

/** The fields of the form as they were loaded or saved last. */
const useSavedFields = () => {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const saved = useRef(fields)
  const wasModified = useRef(isModified)
  useEffect(() => {
    if (wasModified.current && !isModified) saved.current = fields
    wasModified.current = isModified
  }, [isModified, fields])
  return saved
}

/**
 * Keeps what staff have not saved when an action loads the document again (STF-08): Payload replaces the whole form with
 * the document's saved state. The cursor returns to the field too, if its row was gone for a moment. Renders nothing.
 */
export const KeepUnsaved = () => {
  const { initialState } = useDocumentInfo()
  const { getFields, replaceState, setModified } = useForm()
  const [fields] = useAllFormFields()
  const saved = useSavedFields()
  const latest = useRef<{ readonly fields: FormState; readonly focus?: FormFocus | undefined }>({ fields })
  useEffect(() => {
    const { fields: before, focus } = latest.current
    latest.current = { fields, focus: readFocus() }
    // Payload puts the loaded state into the form as it is.
    if (fields !== initialState || before === fields) return
    const received = takeRefreshed(getFields)
    const unchanged = Object.fromEntries((received ?? []).map((path) => [path, before[path] ?? {}]))
    const merged = received ? mergeTyped({ ...saved.current, ...unchanged }, before, fields) : null
    saved.current = fields
    if (!merged) return
    replaceState(merged)
    setModified(true)
    if (document.activeElement === document.body) setTimeout(() => restoreFocus(focus))
  }, [fields, initialState, saved, getFields, replaceState, setModified])
  return null
}
