'use client'

import { type FormEvent, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestFailure } from '@/src/admin/requests/request-result'
import { LabelledInput } from '../../staff/labelled-input'
import { LinkMessage } from '../../staff/link-message'
import { useMailedLink } from '../../staff/use-mailed-link'
import { NewPassword } from '../../staff/new-password'

type Details = { readonly email: string }

const Refused = ({ message }: { readonly message: string }) => (
  <LinkMessage
    title="This link doesn’t work"
    role="alert"
    links={[
      ['Ask for a new link', '/admin/forgot'],
      ['Back to sign in', '/admin/login'],
    ]}
  >
    {message}
  </LinkMessage>
)

const Changed = () => (
  <LinkMessage title="Your password has been changed" role="status" links={[['Sign in', '/admin/login']]}>
    Sign in with your new password. You’re signed out everywhere else.
  </LinkMessage>
)

const usePasswordForm = (token: string) => {
  const [refusal, setRefusal] = useState<RequestFailure>()
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async (password: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    const result = await requestPanel('users/reset-password', { body: { token, password } })
    setBusy(false)
    if (result.ok) setDone(true)
    else setRefusal(result)
  }
  return { refusal, isDone, busy, send }
}

const PasswordForm = ({ token, email }: Details & { readonly token: string }) => {
  const { refusal, isDone, busy, send } = usePasswordForm(token)
  if (isDone) return <Changed />
  // The link ended while the page was open.
  if (refusal?.field === 'link') return <Refused message={refusal.message} />
  const isPassword = refusal?.field === 'password'
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('newPassword')
    void send(typeof password === 'string' ? password : '')
  }
  return (
    <form className="login__form staff-form" method="post" noValidate onSubmit={submit}>
      <h1>Choose a new password</h1>
      <LabelledInput name="email" type="email" autoComplete="username" label="Email" defaultValue={email} readOnly />
      <NewPassword problem={isPassword ? refusal.message : undefined} autoFocus />
      <p role="alert" className="staff-line__problem">
        {isPassword ? undefined : refusal?.message}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-large" aria-disabled={busy}>
        {busy ? 'One moment…' : 'Save the new password'}
      </button>
    </form>
  )
}

/** The page of a link to a new password: the form, or why the link does not work and where to ask for another. */
export const ChoosePassword = () => {
  const state = useMailedLink<Details>('users/password-link/look')
  if (state.kind === 'loading') return <p role="status">Loading…</p>
  if (state.kind === 'refused') return <Refused message={state.refusal.message} />
  return <PasswordForm key={state.token} token={state.token} email={state.details.email} />
}
