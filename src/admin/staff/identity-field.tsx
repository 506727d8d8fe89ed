'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ask } from './ask'
import { GuardedChange } from './guarded-change'
import './staff.css'

/** Whether this session has to confirm whose it is; null until that is known. */
const useIsUnconfirmed = () => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const look = useCallback(async (): Promise<void> => {
    const asked = await ask<{ readonly secondsLeft: number }>('identity')
    setSecondsLeft('body' in asked ? asked.body.secondsLeft : 0)
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
 * Where whoever makes an account or gives a role types their own password first, if they signed in a while ago (STF-09).
 * Their own account has it only for platform admins: nobody else changes their own role.
 */
export const IdentityField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { isUnconfirmed, look } = useIsUnconfirmed()
  const [isThanked, setThanked] = useState(false)
  const mayGiveRoles = user && (id !== user.id || user['platformAdmin'] === true)
  if (!mayGiveRoles || isUnconfirmed === null) return null
  if (!isUnconfirmed)
    return <p role="status">{isThanked ? 'Thank you. For 15 minutes you can make accounts and give roles.' : ''}</p>
  return (
    <section className="field-type staff-security" aria-labelledby="staff-identity">
      <h2 id="staff-identity">Before an account is made or a role is given</h2>
      <GuardedChange
        title="Confirm that it is you"
        help="You signed in more than 15 minutes ago. Everything else can be saved without it."
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
