import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

/**
 * The text of an answer to a lead, stored in this tab until it is sent: it is no part of the form, so Payload does not ask
 * before staff leave without it. Each member of staff has their own.
 */
export const useUnsentAnswer = (leadId: string, draft: string) => {
  const { user } = useAuth()
  const storageKey = `unsent-answer ${leadId} ${String(user?.id)}`
  const [text, setShown] = useState(draft)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const stored = sessionStorage.getItem(storageKey)
    if (stored === null) return
    setShown(stored)
    setRestored(true)
  }, [storageKey])
  const setText = useCallback(
    (next: string): void => {
      setShown(next)
      if (next.trim() === draft.trim()) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, next)
    },
    [draft, storageKey],
  )
  const isUnsent = text.trim() !== draft.trim()
  useEffect(() => {
    if (!isUnsent) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsent])
  return { text, setText, isRestored: isRestored && isUnsent }
}
