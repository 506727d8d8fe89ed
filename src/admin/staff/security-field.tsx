'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { ConfirmIdentity } from './confirm-identity'
import { ResetSecondFactor } from './reset-second-factor'
import { SecondFactor } from './second-factor'
import { Sessions } from './sessions'
import './staff.css'

/**
 * How somebody signs in (STF-09). On one's own account: the second factor, and the browsers one is signed in with. On a
 * colleague's: a way back in for whoever lost their phone.
 */
export const SecurityField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user) return null
  const isOwn = id === user.id
  return (
    <section className="field-type staff-security" aria-labelledby="staff-security">
      <h2 id="staff-security">{isOwn ? 'How you sign in' : 'How they sign in'}</h2>
      <ConfirmIdentity />
      {isOwn ? (
        <>
          <SecondFactor />
          <Sessions />
        </>
      ) : (
        <ResetSecondFactor id={String(id)} />
      )}
    </section>
  )
}
