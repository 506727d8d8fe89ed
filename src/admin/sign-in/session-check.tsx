'use client'

import { useAuth, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listInvalidPaths } from '@/src/domain/panel/invalid-fields'
import { useCheckSession } from './session-guard'

/** Payload asks a minute before the end, and leaves the page at the end. */
const RENEW_BEFORE_MS = 3 * 60_000

/** Renews the session before it ends while the form has unsaved changes, which would be lost. */
const useRenewal = (): void => {
  const { tokenExpirationMs, refreshCookie } = useAuth()
  const isModified = useFormModified()
  useEffect(() => {
    if (!isModified || tokenExpirationMs === undefined) return undefined
    const wait = tokenExpirationMs - Date.now() - RENEW_BEFORE_MS
    const timer = setTimeout(() => refreshCookie(true), Math.max(wait, 0))
    return () => clearTimeout(timer)
  }, [isModified, tokenExpirationMs, refreshCookie])
}

/**
 * Keeps what staff type when their session ends (STF-09): it is renewed while the form has unsaved changes, and if a save
 * fails because it has ended all the same, they are asked to sign in over the form. Renders nothing.
 */
export const SessionCheck = () => {
  const { getFields } = useForm()
  const check = useCheckSession()
  const [isRefused, isProcessing] = [useFormSubmitted(), useFormProcessing()]
  const wasProcessing = useRef(false)
  useRenewal()
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (hasEnded && isRefused && listInvalidPaths(getFields()).length === 0) check()
  }, [isRefused, isProcessing, getFields, check])
  return null
}
