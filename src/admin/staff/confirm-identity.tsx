'use client'
import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { GuardedChange } from './guarded-change'
import type { StepFields } from './step-form'
import './staff.css'

export type Identity = {
  /** True if this session must confirm the user's identity; null while loading. */
  readonly isUnconfirmed: boolean | null
  readonly look: () => Promise<void>
  /** Called when the server has refused a request until the user confirms who they are. */
  readonly require: () => Promise<void>
  readonly timesRequired: number
}

const NO_FIELDS: StepFields = []

/** Follows whether this session may create accounts and give roles without another confirmation. */
export const useIdentity = (): Identity => {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const [timesRequired, setTimesRequired] = useState(0)
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
  const require = useCallback(async (): Promise<void> => {
    await look()
    setTimesRequired((times) => times + 1)
  }, [look])
  return { isUnconfirmed: secondsLeft === null ? null : secondsLeft === 0, look, require, timesRequired }
}

type Props = {
  readonly identity: Identity
  readonly title: string
  readonly help: string
  readonly thanks: string
  /** Repeats what the server has refused, if it has. */
  readonly onConfirmed?: () => void
}

/** Asks for the user's password if they signed in a while ago (STF-09). */
export const ConfirmIdentity = ({ identity, title, help, thanks, onConfirmed }: Props) => {
  const { isUnconfirmed, look, timesRequired } = identity
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
        fields={NO_FIELDS}
        done=""
        timesRequired={timesRequired}
        onDone={() => {
          setThanked(true)
          void look()
          if (timesRequired > 0) onConfirmed?.()
        }}
      />
    </section>
  )
}
