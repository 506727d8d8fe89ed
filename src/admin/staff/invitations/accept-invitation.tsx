'use client'
import { LinkMessage } from '../link-message'
import { AcceptForm } from './accept-form'
import { useInvitation } from './use-invitation'

/** The page of an invitation: what it is about, and a form to accept it; or why its link does not work. */
export const AcceptInvitation = () => {
  const state = useInvitation()
  if (state.kind === 'loading') return <p role="status">Loading your invitation…</p>
  if (state.kind === 'refused')
    return (
      <LinkMessage
        title="We can’t open this invitation"
        role="alert"
        links={[[state.refusal.field === 'used' ? 'Sign in' : 'Go to sign in', '/admin/login']]}
      >
        {state.refusal.message}
      </LinkMessage>
    )
  // Another link begins anew.
  return <AcceptForm key={state.token} token={state.token} details={state.details} />
}
