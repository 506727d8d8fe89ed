import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { offerSignIn } from '@/src/admin/requests/session'

const CHECK_MS = 30_000
const EXTEND_MS = 60 * 60_000
/** The end that Payload is told of: its timers cannot count much longer. */
const FAR_SECONDS = 20 * 24 * 60 * 60
const LONGEST_SESSION_MS = 24 * 60 * 60_000

type Account = { readonly user: unknown; readonly exp?: number }

/** Records when staff last wrote something, or pressed a key or a button of the mouse. */
const useActivity = () => {
  const activeAt = useRef(0)
  useEffect(() => {
    const record = (): void => {
      activeAt.current = Date.now()
    }
    const events = ['keydown', 'pointerdown', 'input'] as const
    for (const one of events) window.addEventListener(one, record, true)
    return () => {
      for (const one of events) window.removeEventListener(one, record, true)
    }
  }, [])
  return activeAt
}

/** When the session ends, in milliseconds; null until it is known, and after it has ended. */
const useSessionEnd = () => {
  const { user, token, tokenExpirationMs, setUser } = useAuth()
  const endsAt = useRef<number | null>(null)
  useEffect(() => {
    const now = Date.now()
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs - now > LONGEST_SESSION_MS) return
    endsAt.current = tokenExpirationMs
    setUser({ user, exp: Math.floor(now / 1000) + FAR_SECONDS, ...(token !== undefined && { token }) })
  }, [user, token, tokenExpirationMs, setUser])
  return endsAt
}

/**
 * Extends the session of staff who work, and asks those who return after its end to sign in over the page (STF-09).
 * Payload would take them to its sign-in page at that moment, and what they had typed would be lost, also in a window
 * that another one has kept signed in; so it is told of an end that is far away.
 */
export const useSessionClock = (): void => {
  const activeAt = useActivity()
  const endsAt = useSessionEnd()
  useEffect(() => {
    let checkedAt = Date.now()
    const extend = async (): Promise<void> => {
      const result = await requestPanel<Account>('users/refresh-token', { body: {} })
      if (result.ok && result.body.exp !== undefined) endsAt.current = result.body.exp * 1000
    }
    const askIfEnded = async (): Promise<void> => {
      const result = await requestPanel<Account>('users/me')
      if (!result.ok) return
      const { user, exp } = result.body
      // Another window may have extended it.
      endsAt.current = user && exp !== undefined ? exp * 1000 : null
      if (!user) await offerSignIn()
    }
    const check = (): void => {
      const now = Date.now()
      const isActive = activeAt.current >= checkedAt
      checkedAt = now
      if (endsAt.current === null) return
      const left = endsAt.current - now
      if (left <= 0) void askIfEnded()
      else if (left < EXTEND_MS && isActive) void extend()
    }
    const timer = setInterval(check, CHECK_MS)
    return () => clearInterval(timer)
  }, [activeAt, endsAt])
}
