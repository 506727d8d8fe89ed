'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { GuardedChange } from './guarded-change'
import { SecondFactor } from './second-factor'
import { Sessions } from './sessions'
import './staff.css'

/**
 * Sign-in settings of an account (STF-09): password and email address; on the user's own account the second factor and
 * the sessions; on a colleague's account a reset of the second factor.
 */
export const SecurityField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const router = useRouter()
  if (id === undefined || !user) return null
  const isOwn = id === user.id
  return (
    <section className="field-type staff-security" aria-labelledby="staff-security">
      <h2 id="staff-security">Sign-in</h2>
      <GuardedChange
        title="Password"
        button="Change password"
        path={`${id}/password`}
        fields={['newPassword']}
        done={
          isOwn
            ? 'Your password has changed. Your other browsers are signed out.'
            : 'The password has changed, and they’re signed out. Tell them the new one in person or by phone.'
        }
      />
      <GuardedChange
        title="Email address"
        button="Change email address"
        path={`${id}/email`}
        fields={['email']}
        done="The email address has changed. Use the new address to sign in."
        onDone={() => router.refresh()}
      />
      {isOwn ? (
        <>
          <SecondFactor />
          <Sessions />
        </>
      ) : (
        <GuardedChange
          title="Lost phone"
          help="Removes their second factor and signs them out everywhere. First check that the request really comes from them."
          button="Remove second factor"
          path={`${id}/second-factor/reset`}
          fields={[]}
          done="Done. They can sign in with their password and set up another phone."
        />
      )}
    </section>
  )
}
