'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listInvalidPaths } from '@/src/domain/panel/invalid-fields'
import { useCheckSession } from './session-guard'

/**
 * Asks staff to sign in over the form if a save fails because their session has ended, so that nothing that they typed is
 * lost (STF-09). Renders nothing.
 */
export const SessionCheck = () => {
  const { getFields } = useForm()
  const check = useCheckSession()
  const [isRefused, isProcessing] = [useFormSubmitted(), useFormProcessing()]
  const wasProcessing = useRef(false)
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (hasEnded && isRefused && listInvalidPaths(getFields()).length === 0) check()
  }, [isRefused, isProcessing, getFields, check])
  return null
}
