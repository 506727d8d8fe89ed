'use client'

import { useAllFormFields, useDocumentEvents, useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui'
import { useEffect } from 'react'
import { mergeTyped } from '@/src/domain/panel/typed-during-save'
import { readCreatedForm, setCreatedForm } from './created-form'
import { readFocus, restoreFocus } from './form-focus'

/** The id of the document that was created last in this window. */
const useCreatedId = (collection: string): string | undefined => {
  const { mostRecentUpdate } = useDocumentEvents()
  const isCreated = mostRecentUpdate?.operation === 'create' && mostRecentUpdate.entitySlug === collection
  return isCreated ? String(mostRecentUpdate.doc?.['id']) : undefined
}

/**
 * Keeps what staff type between the first save of a new document and the moment its own form replaces theirs, which
 * takes a second or more (STF-08). The text is in the new form, unsaved, and so is the cursor. Renders nothing.
 */
export const KeepTyped = () => {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const isInitializing = useFormInitializing()
  const { getFields, replaceState, setModified } = useForm()
  const [fields] = useAllFormFields()
  const createdId = useCreatedId(collectionSlug)
  const isCreated = id !== undefined && createdId === String(id)
  useEffect(() => {
    const created = readCreatedForm()
    if (created?.form === getFields) setCreatedForm({ ...created, typedFields: fields, focus: readFocus() })
  }, [fields, getFields])
  useEffect(() => {
    if (!isCreated || isInitializing) return undefined
    // The form sets its own state in an effect after this one.
    const timer = setTimeout(() => {
      const created = readCreatedForm()
      if (created?.collection !== collectionSlug || created.form === getFields) return
      setCreatedForm(null)
      const merged = mergeTyped(created.saved, created.typedFields, getFields())
      if (merged) {
        replaceState(merged)
        setModified(true)
      }
      restoreFocus(created.focus)
    })
    return () => clearTimeout(timer)
  }, [isCreated, isInitializing, collectionSlug, getFields, replaceState, setModified])
  return null
}
