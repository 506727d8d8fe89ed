'use client'
import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { GuardedChange } from './guarded-change'
import './staff.css'

export type Identity = {
  /** True if this session must confirm the user's identity; null while loading. */
  readonly isUnconfirmed: boolean | null
  readonly look: () => Promise<void>
}

/** Follows whether this session may create accounts and give roles without another confirmation. */
export const useIdentity = (): Identity => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const look = useCallback(async (): Promise<void> => {
    const result = await requestPanel<{ readonly secondsLeft: number }>('users/identity')
    setSecondsLeft(result.ok ? result.body.secondsLeft : 0)
  }, [])
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (secondsLeft === null || secondsLeft === 0) return
    const timer = setTimeout(() => void look(), (secondsLeft + 1) * 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, look])
  return { isUnconfirmed: secondsLeft === null ? null : secondsLeft === 0, look }
}

type Props = {
  readonly identity: Identity
  readonly title: string
  readonly help: string
  readonly thanks: string
}

/** Asks for the user's password if they signed in a while ago (STF-09). */
export const ConfirmIdentity = ({ identity: { isUnconfirmed, look }, title, help, thanks }: Props) => {
  const [isThanked, setThanked] = useState(false)
  if (isUnconfirmed === null) return null
  if (!isUnconfirmed) return <p role="status">{isThanked ? thanks : ''}</p>
  return (
    <section className="field-type staff-security" aria-labelledby="staff-identity">
      <h2 id="staff-identity">{title}</h2>
      <GuardedChange
        title="Confirm it’s you"
        help={help}
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
