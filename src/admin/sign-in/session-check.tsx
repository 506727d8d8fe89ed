'use client'

import { toast, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listInvalidPaths } from '@/src/domain/panel/invalid-fields'
import { ACCESS_ENDED, SIGNED_OUT } from '@/src/domain/panel/request-messages'
import { offerSignIn } from '@/src/admin/requests/session'

/** The message about the session, which stays until it is closed or a save succeeds. */
const MESSAGE = { id: 'session', duration: Infinity, closeButton: true }

/**
 * Asks staff to sign in after a save that was refused because their session has ended, and says what to do if they did
 * not. The form has several buttons that save, so they choose again which one they want.
 */
export const checkSession = async (isSaved: boolean): Promise<void> => {
  const state = isSaved ? 'valid' : await offerSignIn()
  if (state === 'valid' || state === 'signed in') toast.dismiss(MESSAGE.id)
  if (state === 'signed in') toast.success('You’re signed in again. Save your changes now.')
  if (state === 'ended') toast.error(SIGNED_OUT, MESSAGE)
  if (state === 'no access') toast.error(ACCESS_ENDED, MESSAGE)
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
    if (hasEnded && (!isRefused || listInvalidPaths(getFields()).length === 0)) void checkSession(!isRefused)
  }, [isRefused, isProcessing, getFields])
  return null
}
