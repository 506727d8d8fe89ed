'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Marks the form as modified after a refused save. Payload marks it as unmodified after every response, which disables
 * the save button even if a lost connection or a missing confirmation stopped the save.
 */
export const KeepSaveEnabled = () => {
  const { setModified } = useForm()
  const [isRefused, isProcessing, isModified] = [useFormSubmitted(), useFormProcessing(), useFormModified()]
  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true)
  }, [isRefused, isProcessing, isModified, setModified])
  return null
}
