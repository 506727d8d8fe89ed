'use client'
import { AcceptForm } from './accept-form'
import { useInvitation } from './use-invitation'

/** The page of an invitation: what it is about, and a form to accept it; or why its link does not work. */
export const AcceptInvitation = () => {
  const state = useInvitation()
  if (state.kind === 'loading') return <p role="status">Loading your invitation…</p>
  if (state.kind === 'refused')
    return (
      <div className="staff-form">
        <h1>We can’t open this invitation</h1>
        <p role="alert">{state.refusal.message}</p>
        <p>
          <a href="/admin/login">{state.refusal.field === 'used' ? 'Sign in' : 'Go to sign in'}</a>
        </p>
      </div>
    )
  // Another link begins anew.
  return <AcceptForm key={state.token} token={state.token} details={state.details} />
}
