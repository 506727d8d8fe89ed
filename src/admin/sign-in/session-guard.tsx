'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { Dialog } from '../ui/dialog'
import { SignInForm } from './sign-in-form'
import '../staff/staff.css'

const CheckSession = createContext<() => void>(() => undefined)

/** Returns a function that asks staff to sign in again if their session has ended. */
export const useCheckSession = (): (() => void) => useContext(CheckSession)

/** False without a session. A request that fails proves nothing, so it counts as one with a session. */
const readSession = async (): Promise<boolean> => {
  const result = await requestPanel<{ readonly user: unknown }>('users/me')
  return !result.ok || result.body.user !== null
}

/**
 * Asks staff to sign in again over the page when their session has ended, so that nothing that they typed is lost
 * (STF-09). It closes by itself if they sign in in another window.
 */
export const SessionGuard = ({ children }: { readonly children: ReactNode }) => {
  const { user, fetchFullUser } = useAuth()
  const [isEnded, setEnded] = useState(false)
  const email = user?.email
  const check = useCallback((): void => {
    if (email !== undefined) void readSession().then((isSignedIn) => setEnded(!isSignedIn))
  }, [email])
  useEffect(() => {
    if (!isEnded) return undefined
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [isEnded, check])
  const handleSignedIn = (): void => {
    setEnded(false)
    // Payload counts from here how long the new session lasts.
    void fetchFullUser()
    toast.success('You’re signed in again. Save your changes now.')
  }
  const account = useMemo(() => ({ email: email ?? '', password: '' }), [email])
  return (
    <CheckSession value={check}>
      {children}
      {isEnded && (
        <Dialog title="Your session has ended" onClose={() => setEnded(false)}>
          <p>Nothing you typed is lost. Sign in again, here or in another window, then save your changes.</p>
          <SignInForm account={account} onSignedIn={handleSignedIn} />
        </Dialog>
      )}
    </CheckSession>
  )
}
