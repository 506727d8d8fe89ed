'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { GuardedChange } from './guarded-change'
import { SecondFactor } from './second-factor'
import { Sessions } from './sessions'
import { WaitingEmail } from './waiting-email'
import './staff.css'

/** Staff change their own password; a colleague is sent a link with which they choose one. */
const PasswordChange = ({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) =>
  isOwn ? (
    <GuardedChange
      title="Password"
      button="Change password"
      path={`${id}/password`}
      fields={['newPassword']}
      done="Your password has changed. Your other browsers are signed out."
    />
  ) : (
    <GuardedChange
      title="Forgotten password"
      help="We email them a link with which they choose a new password. It works for an hour."
      button="Send a link"
      path={`${id}/password-link`}
      fields={[]}
      done={({ mailbox }) =>
        mailbox ? 'This demo doesn’t send email. The link is in the dev mailbox.' : 'We’ve sent the link.'
      }
    />
  )

/**
 * Sign-in settings of an account (STF-09): password and email address; on the user's own account the second factor and
 * the sessions; on a colleague's account their sessions and a reset of the second factor.
 */
export const SecurityField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [links, setLinks] = useState(0)
  if (id === undefined || !user) return null
  const isOwn = id === user.id
  return (
    <section className="field-type staff-security" aria-labelledby="staff-security">
      <h2 id="staff-security">Sign-in</h2>
      <PasswordChange id={String(id)} isOwn={isOwn} />
      <GuardedChange
        title="Email address"
        help="We send a link to the new address. Until it’s confirmed there, the old one stays."
        button="Change email address"
        path={`${id}/email`}
        fields={['email']}
        done={({ mailbox }) =>
          mailbox
            ? 'This demo doesn’t send email. The link for the new address is in the dev mailbox.'
            : 'We’ve sent a link to the new address.'
        }
        onDone={() => setLinks(links + 1)}
      />
      <WaitingEmail userId={String(id)} version={links} />
      {isOwn ? (
        <>
          <SecondFactor />
          <Sessions />
        </>
      ) : (
        <>
          <Sessions colleague={String(id)} />
          <GuardedChange
            title="Lost phone"
            help="Removes their second factor and signs them out everywhere. First check that the request really comes from them."
            button="Remove second factor"
            path={`${id}/second-factor/reset`}
            fields={[]}
            done="Done. They can sign in with their password and set up another phone."
          />
        </>
      )}
    </section>
  )
}
