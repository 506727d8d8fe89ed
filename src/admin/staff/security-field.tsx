'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { User } from '@/src/payload-types'
import { DealerAccess } from './dealer-access'
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

/** A new email address works only after a link that is sent to it was opened. */
const EmailChange = ({ id }: { readonly id: string }) => {
  const [links, setLinks] = useState(0)
  return (
    <>
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
      <WaitingEmail userId={id} version={links} />
    </>
  )
}

const OwnSignIn = ({ id }: { readonly id: string }) => (
  <>
    <PasswordChange id={id} isOwn />
    <EmailChange id={id} />
    <SecondFactor />
    <Sessions />
  </>
)

const ColleagueSignIn = ({ id }: { readonly id: string }) => (
  <>
    <PasswordChange id={id} isOwn={false} />
    <EmailChange id={id} />
    <Sessions colleague={id} />
    <GuardedChange
      title="Lost phone"
      help="Removes their second factor and signs them out everywhere. First check that the request really comes from them."
      button="Remove second factor"
      path={`${id}/second-factor/reset`}
      fields={[]}
      done="Done. They can sign in with their password and set up another phone."
    />
  </>
)

/**
 * Sign-in settings of an account (STF-09): password and email address; on the user's own account the second factor and
 * the sessions; on a colleague's account their sessions, a reset of the second factor and the end of their access. Of a
 * colleague who works for other dealers too, an administrator of one can only end the access to theirs.
 */
export const SecurityField = () => {
  const { id, hasSavePermission, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user) return null
  const colleague = String(id)
  const { name, email, platformAdmin } = (savedDocumentData ?? {}) as Partial<User>
  return (
    <section className="field-type staff-security" aria-labelledby="staff-security">
      <h2 id="staff-security">Sign-in</h2>
      {id === user.id ? (
        <OwnSignIn id={colleague} />
      ) : (
        <>
          {hasSavePermission && <ColleagueSignIn id={colleague} />}
          {platformAdmin !== true && <DealerAccess colleague={colleague} name={name || email || 'this person'} />}
        </>
      )}
    </section>
  )
}
