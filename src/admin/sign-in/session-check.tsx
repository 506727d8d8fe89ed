'use client'

import { toast, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listInvalidPaths } from '@/src/domain/panel/invalid-fields'
import { offerSignIn } from '@/src/admin/requests/session'

/** The form has several buttons that save, so staff choose again which one they want. */
const askToSignIn = async (): Promise<void> => {
  if ((await offerSignIn()) === 'signed in') toast.success('You’re signed in again. Save your changes now.')
}

/**
 * Asks staff to sign in over the form if a save fails because their session has ended, so that nothing that they typed is
 * lost (STF-09). Renders nothing.
 */
export const SessionCheck = () => {
  const { getFields } = useForm()
  const [isRefused, isProcessing] = [useFormSubmitted(), useFormProcessing()]
  const wasProcessing = useRef(false)
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (hasEnded && isRefused && listInvalidPaths(getFields()).length === 0) void askToSignIn()
  }, [isRefused, isProcessing, getFields])
  return null
}
