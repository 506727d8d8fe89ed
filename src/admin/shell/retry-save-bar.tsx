'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload counts a form as unchanged after every answer, also one that refused it, and then Save cannot be pressed again:
 * for a save that a lost connection or a missing password stopped, something would have to be changed first.
 */
export const RetrySaveBar = () => {
  const { setModified } = useForm()
  const [isRefused, isProcessing, isModified] = [useFormSubmitted(), useFormProcessing(), useFormModified()]
  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true)
  }, [isRefused, isProcessing, isModified, setModified])
  return null
}
