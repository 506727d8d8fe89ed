'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { registerSignIn, type SessionState } from '@/src/admin/requests/session'
import { hasLostAccess, sessionEndedDialog } from '@/src/domain/panel/request-messages'
import { Dialog } from '../ui/dialog'
import { useSessionClock } from './session-clock'
import { SignInForm } from './sign-in-form'
import '../staff/staff.css'

type User = Parameters<typeof hasLostAccess>[0]

/** The account as it is now; null without a session. A request that fails proves nothing, so nothing has changed then. */
const readAccount = async (before: User): Promise<User> => {
  const result = await requestPanel<{ readonly user: User }>('users/me')
  return result.ok ? result.body.user : before
}

/**
 * The account as it was when the page was opened. Payload reads it again at any time, and forgets it when it learns that
 * the session has ended, so that a role that was lost in between would not be missed.
 */
const useFirstUser = () => {
  const { user } = useAuth()
  const [first, setFirst] = useState(user)
  if (user && user.id !== first?.id) setFirst(user)
  return user && user.id !== first?.id ? user : first
}

/** Opens the dialog when the session has ended; refused requests wait until it closes. */
const useSignInOffer = (user: User) => {
  const [isEnded, setEnded] = useState(false)
  const waiting = useRef<((state: SessionState) => void)[]>([])
  const close = useCallback((state: SessionState): void => {
    setEnded(false)
    for (const resolve of waiting.current.splice(0)) resolve(state)
  }, [])
  const offer = useCallback(async (): Promise<SessionState> => {
    if (!user) return 'valid'
    const account = await readAccount(user)
    if (account && !hasLostAccess(user, account)) return 'valid'
    // Payload's form says by then that the user may not do this, which is not the reason.
    toast.dismiss()
    if (account) return 'no access'
    setEnded(true)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [user])
  useEffect(() => registerSignIn(offer), [offer])
  return { isEnded, close }
}

/**
 * Asks staff to sign in again over the page when their session has ended, so that nothing that they typed is lost
 * (STF-09). It closes by itself if they sign in in another window.
 */
export const SessionGuard = ({ children }: { readonly children: ReactNode }) => {
  const { fetchFullUser } = useAuth()
  const user = useFirstUser()
  useSessionClock()
  const email = user?.email
  const { isEnded, close } = useSignInOffer(user)
  const continueSignedIn = useCallback((): void => {
    close('signed in')
    // Payload counts from here how long the new session lasts.
    void fetchFullUser()
  }, [close, fetchFullUser])
  useEffect(() => {
    if (!isEnded) return undefined
    const check = (): void => void readAccount(null).then((account) => account && continueSignedIn())
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [isEnded, continueSignedIn])
  const account = useMemo(() => ({ email: email ?? '', password: '' }), [email])
  return (
    <>
      {children}
      {isEnded && (
        <Dialog title={sessionEndedDialog.title} onClose={() => close('ended')}>
          <p>{sessionEndedDialog.text}</p>
          <SignInForm account={account} onSignedIn={continueSignedIn} isInDialog />
          <button type="button" className="panel-button" onClick={() => close('ended')}>
            Not now
          </button>
        </Dialog>
      )}
    </>
  )
}
