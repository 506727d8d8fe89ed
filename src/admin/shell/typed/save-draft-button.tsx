'use client'

import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { listTypedPaths } from '@/src/domain/panel/typed-during-save'
import { checkSession } from '@/src/admin/sign-in/session-check'
import { setCreatedForm } from './created-form'

/** Payload marks the field that was changed last; without marks, a mark means that it was changed since. */
const withoutMarks = (fields: FormState): FormState =>
  Object.fromEntries(Object.entries(fields).map(([path, { isModified: _, ...field }]) => [path, field] as const))

/** Remembers values that staff type between `start` and `finish`, by path; `finish` puts them back. */
const useTypedValues = () => {
  const fields = useFormFields(([all]) => all)
  const { getFields, dispatchFields } = useForm()
  const saved = useRef<FormState | null>(null)
  const typedValues = useRef<Map<string, unknown>>(new Map())
  useEffect(() => {
    if (saved.current === null) return
    // The answer of the server changes values too, but only typing marks them.
    for (const path of listTypedPaths(saved.current, fields))
      if (fields[path]?.isModified) typedValues.current.set(path, fields[path].value)
  }, [fields])
  const start = (): FormState => {
    const fieldsAtSave = withoutMarks(getFields())
    dispatchFields({ type: 'UPDATE_MANY', formState: fieldsAtSave })
    saved.current = fieldsAtSave
    typedValues.current.clear()
    return fieldsAtSave
  }
  const finish = (): void => {
    saved.current = null
    // The answer is merged, but not rendered yet, so the fields can't tell which values it has replaced.
    for (const [path, value] of typedValues.current) dispatchFields({ type: 'UPDATE', path, value })
  }
  return { start, finish }
}

type Submitted = Awaited<ReturnType<ReturnType<typeof useForm>['submit']>>

const isAccepted = (submitted: Submitted): boolean =>
  Boolean(submitted?.res && 'ok' in submitted.res && submitted.res.ok)

/** Sends the form as a draft and leaves it open; true if it was saved. */
const useSendDraft = () => {
  const { config } = useConfig()
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { submit, setBackgroundProcessing } = useForm()
  const path = id === undefined ? collectionSlug : `${collectionSlug}/${id}`
  return async (): Promise<boolean> => {
    setBackgroundProcessing(true)
    const submitted = await submit({
      action: `${config.routes.api}/${path}?depth=0&fallback-locale=null&draft=true`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
    })
    setBackgroundProcessing(false)
    return isAccepted(submitted)
  }
}

/**
 * Saves a draft while the form stays open for typing (STF-08): what is typed meanwhile stays, and is marked as unsaved.
 * Payload's own button disables the form, which loses the cursor and every key.
 */
export const SaveDraftButton = () => {
  const { id, collectionSlug = '', setUnpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const { getFields } = useForm()
  const isModified = useFormModified()
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const { start, finish } = useTypedValues()
  const send = useSendDraft()
  const isNew = id === undefined
  const isDisabled = (!isNew && !isModified) || uploadStatus === 'uploading'

  const save = async (): Promise<void> => {
    const saved = start()
    if (isNew) setCreatedForm({ collection: collectionSlug, form: getFields, saved, typedFields: saved })
    const isSaved = await send()
    finish()
    if (isSaved) setUnpublishedVersionCount((count) => count + 1)
    else if (isNew) setCreatedForm(null)
    // The form counts a draft neither as being processed nor as refused, so `SessionCheck` does not see it.
    await checkSession(isSaved)
  }

  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      disabled={isDisabled}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
