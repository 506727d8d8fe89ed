'use client'

import { type FormEvent, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import { LabelledInput } from '../../staff/labelled-input'

const NOT_AN_EMAIL = 'Enter an email address, such as sam@example.com.'

const useAskForLink = () => {
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (email: string): Promise<void> => {
    if (busy) return
    setProblem(undefined)
    if (!isEmail(email)) return setProblem(NOT_AN_EMAIL)
    setBusy(true)
    const result = await requestPanel('users/forgot-password', { body: { email } })
    setBusy(false)
    if (result.ok) setSentTo(email)
    else setProblem(result.message)
  }
  return { sentTo, problem, busy, send, startAgain: () => setSentTo(undefined) }
}

const Sent = ({ email, onBack }: { readonly email: string; readonly onBack: () => void }) => (
  <div className="staff-form">
    <h1>Check your email</h1>
    <p role="status">
      If <strong>{email}</strong> has an account here, we’ve sent it a link to a new password. The link works for one
      hour. Another request replaces it.
    </p>
    <p>Nothing after a few minutes? Look in your spam folder, and check the address.</p>
    <p>
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onBack}>
        Change the address or send it again
      </button>
    </p>
    <p>
      <a href="/admin/login">Back to sign in</a>
    </p>
  </div>
)

/** Asks for an email address and sends the link; the answer is the same with and without an account. */
export const AskForLink = () => {
  const { sentTo, problem, busy, send, startAgain } = useAskForLink()
  const [last, setLast] = useState('')
  if (sentTo !== undefined) return <Sent email={sentTo} onBack={startAgain} />
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    const address = typeof email === 'string' ? email.trim() : ''
    setLast(address)
    void send(address)
  }
  return (
    <form className="login__form staff-form" method="post" noValidate onSubmit={submit}>
      <h1>Forgot your password?</h1>
      <p>Enter your email address. We’ll send you a link to choose a new password.</p>
      <LabelledInput
        name="email"
        type="email"
        autoComplete="username"
        label="Email"
        defaultValue={last}
        problem={problem}
        autoFocus
      />
      <button type="submit" className="btn btn--style-primary btn--size-large" aria-disabled={busy}>
        {busy ? 'One moment…' : 'Send the link'}
      </button>
      <p>
        <a href="/admin/login">Back to sign in</a>
      </p>
    </form>
  )
}
