'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { registerSignIn, type SessionState } from '@/src/admin/requests/session'
import { sessionEndedDialog } from '@/src/domain/panel/request-messages'
import { Dialog } from '../ui/dialog'
import { SignInForm } from './sign-in-form'
import '../staff/staff.css'

/** False without a session. A request that fails proves nothing, so it counts as one with a session. */
const readSession = async (): Promise<boolean> => {
  const result = await requestPanel<{ readonly user: unknown }>('users/me')
  return !result.ok || result.body.user !== null
}

/** Opens the dialog when the session has ended; refused requests wait until it closes. */
const useSignInOffer = (email: string | undefined) => {
  const [isEnded, setEnded] = useState(false)
  const waiting = useRef<((state: SessionState) => void)[]>([])
  const close = useCallback((state: SessionState): void => {
    setEnded(false)
    for (const resolve of waiting.current.splice(0)) resolve(state)
  }, [])
  const offer = useCallback(async (): Promise<SessionState> => {
    if (email === undefined || (await readSession())) return 'valid'
    // Payload's form says by then that the user may not do this, which is not the reason.
    toast.dismiss()
    setEnded(true)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [email])
  useEffect(() => registerSignIn(offer), [offer])
  return { isEnded, close }
}

/**
 * Asks staff to sign in again over the page when their session has ended, so that nothing that they typed is lost
 * (STF-09). It closes by itself if they sign in in another window.
 */
export const SessionGuard = ({ children }: { readonly children: ReactNode }) => {
  const { user, fetchFullUser } = useAuth()
  const email = user?.email
  const { isEnded, close } = useSignInOffer(email)
  const continueSignedIn = useCallback((): void => {
    close('signed in')
    // Payload counts from here how long the new session lasts.
    void fetchFullUser()
  }, [close, fetchFullUser])
  useEffect(() => {
    if (!isEnded) return undefined
    const check = (): void => void readSession().then((isSignedIn) => isSignedIn && continueSignedIn())
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
