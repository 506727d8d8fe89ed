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
      <h2 id="staff-security">{isOwn ? 'How you sign in' : 'How they sign in'}</h2>
      <GuardedChange
        title="Password"
        button="Change the password"
        path={`${id}/password`}
        fields={['newPassword']}
        done={
          isOwn
            ? 'Your password is changed. Your other browsers are signed out.'
            : 'The password is changed, and they are signed out. Tell them the new one in person or by phone.'
        }
      />
      <GuardedChange
        title="E-mail address"
        button="Change the e-mail address"
        path={`${id}/email`}
        fields={['email']}
        done="The address is changed. It is the one to sign in with from now on."
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
          help="Takes their second factor away and signs them out everywhere. Make sure first that it is them who ask."
          button="Take the second factor away"
          path={`${id}/second-factor/reset`}
          fields={[]}
          done="Done. They sign in with their password and can set up another phone."
        />
      )}
    </section>
  )
}
