'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { requestAccount } from './request-account'
import { GuardedChange } from './guarded-change'
import './staff.css'

/** True if this session must confirm the user's identity; null while loading. */
const useIsUnconfirmed = () => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const look = useCallback(async (): Promise<void> => {
    const result = await requestAccount<{ readonly secondsLeft: number }>('identity')
    setSecondsLeft('body' in result ? result.body.secondsLeft : 0)
  }, [])
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (secondsLeft === null || secondsLeft === 0) return
    const timer = setTimeout(() => void look(), (secondsLeft + 1) * 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, look])
  return { isUnconfirmed: secondsLeft === null ? null : secondsLeft === 0, look }
}

/**
 * Asks for the user's password before they create an account or give a role, if they signed in a while ago (STF-09).
 * Only platform admins see it on their own account, because no other role can change itself.
 */
export const IdentityField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { isUnconfirmed, look } = useIsUnconfirmed()
  const [isThanked, setThanked] = useState(false)
  const mayGiveRoles = user && (id !== user.id || user['platformAdmin'] === true)
  if (!mayGiveRoles || isUnconfirmed === null) return null
  if (!isUnconfirmed)
    return (
      <p role="status">{isThanked ? 'Thanks. For the next 15 minutes you can add accounts and change roles.' : ''}</p>
    )
  return (
    <section className="field-type staff-security" aria-labelledby="staff-identity">
      <h2 id="staff-identity">Before you add an account or change a role</h2>
      <GuardedChange
        title="Confirm it’s you"
        help="You signed in more than 15 minutes ago. You can save other changes without this."
        button="Confirm with your password"
        path="identity"
        fields={[]}
        done=""
        onDone={() => {
          setThanked(true)
          void look()
        }}
      />
    </section>
  )
}
