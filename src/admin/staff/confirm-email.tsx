'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { LinkMessage } from './link-message'
import { useMailedLink } from './use-mailed-link'

type Details = { readonly email: string; readonly current: string }

/** The server's answer about a link: the confirmed address, or why it is not. */
type Answer = { readonly token: string; readonly email?: string; readonly problem?: string }

const Refused = ({ message }: { readonly message: string }) => (
  <LinkMessage title="We can’t confirm this address" role="alert" links={[['Go to sign in', '/admin/login']]}>
    {message}
  </LinkMessage>
)

const Confirmed = ({ email }: { readonly email: string }) => (
  <LinkMessage title="Your email address is confirmed" role="status" links={[['Go to sign in', '/admin/login']]}>
    From now on, sign in with {email} and your password.
  </LinkMessage>
)

/** The page that confirms a new email address: a press of the button uses the link, and opening the page does not. */
export const ConfirmEmail = () => {
  const link = useMailedLink<Details>('users/email-change/look')
  const [answer, setAnswer] = useState<Answer>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (token: string): Promise<void> => {
    setBusy(true)
    const result = await requestPanel<{ readonly email: string }>('users/email-change/confirm', { body: { token } })
    setBusy(false)
    setAnswer({ token, ...(result.ok ? { email: result.body.email } : { problem: result.message }) })
  }
  if (link.kind === 'loading') return <p role="status">Loading…</p>
  if (link.kind === 'refused') return <Refused message={link.refusal.message} />
  const { token, details } = link
  // An answer about an earlier link says nothing about one that was opened since.
  const { email, problem } = answer?.token === token ? answer : {}
  if (problem !== undefined) return <Refused message={problem} />
  if (email !== undefined) return <Confirmed email={email} />
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
