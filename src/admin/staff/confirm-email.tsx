'use client'

import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Details = { readonly email: string; readonly current: string }

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'open'; readonly token: string; readonly details: Details }
  | { readonly kind: 'done'; readonly email: string }

const NO_TOKEN = 'This link isn’t complete. Open the link in the email again, or copy all of it into the address bar.'

const readToken = (): string => window.location.hash.slice(1)

/** Reads the token in the page's address and asks what it is for, which does not use it up. */
const useEmailChange = () => {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const look = useCallback(async (): Promise<void> => {
    const token = readToken()
    if (token === '') return setState({ kind: 'refused', message: NO_TOKEN })
    const result = await requestPanel<Details>('users/email-change/look', { body: { token } })
    // Another link may have been opened meanwhile.
    if (token !== readToken()) return
    setState(result.ok ? { kind: 'open', token, details: result.body } : { kind: 'refused', message: result.message })
  }, [])
  useEffect(() => {
    const load = (): void => void look()
    load()
    // Pasting another link into the address bar changes the fragment only.
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [look])
  return { state, setState }
}

/** The page that confirms a new email address: a press of the button uses the link, and opening the page does not. */
export const ConfirmEmail = () => {
  const { state, setState } = useEmailChange()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (token: string): Promise<void> => {
    setBusy(true)
    const result = await requestPanel<{ readonly email: string }>('users/email-change/confirm', { body: { token } })
    setBusy(false)
    setState(result.ok ? { kind: 'done', email: result.body.email } : { kind: 'refused', message: result.message })
  }
  if (state.kind === 'loading') return <p role="status">Loading…</p>
  if (state.kind === 'refused')
    return (
      <div className="staff-form">
        <h1>We can’t confirm this address</h1>
        <p role="alert">{state.message}</p>
        <p>
          <a href="/admin/login">Go to sign in</a>
        </p>
      </div>
    )
  if (state.kind === 'done')
    return (
      <div className="staff-form">
        <h1>Your email address is confirmed</h1>
        <p role="status">From now on, sign in with {state.email} and your password.</p>
        <p>
          <a href="/admin/login">Go to sign in</a>
        </p>
      </div>
    )
  const { token, details } = state
  return (
    <div className="staff-form">
      <h1>Confirm your new email address</h1>
      <p>
        You’ll sign in with <strong>{details.email}</strong> instead of {details.current}. Your password stays the same.
      </p>
      <p>
        <Button buttonStyle="primary" size="large" margin={false} disabled={isBusy} onClick={() => void confirm(token)}>
          Confirm this address
        </Button>
      </p>
    </div>
  )
}
