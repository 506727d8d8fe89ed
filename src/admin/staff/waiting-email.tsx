'use client'

import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Waiting = { readonly email: string; readonly isExpired: boolean }

type Props = {
  readonly userId: string
  /** Changes with each new link, so that the address is read again. */
  readonly version: number
}

/** The new address of an account that waits for its confirmation, with a way to withdraw it (STF-09). */
export const WaitingEmail = ({ userId, version }: Props) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [message, setMessage] = useState('')
  const load = useCallback(async (): Promise<void> => {
    const result = await requestPanel<{ readonly waiting: Waiting | null }>(`users/${userId}/email`)
    if (result.ok) setWaiting(result.body.waiting)
  }, [userId])
  useEffect(() => void load(), [load, version])
  const withdraw = async (): Promise<void> => {
    const result = await requestPanel(`users/${userId}/email/withdraw`, { body: {} })
    setMessage(result.ok ? 'Withdrawn. The email address stays as it is.' : result.message)
    await load()
  }
  return (
    <div className="staff-part">
      {waiting && (
        <>
          <p>
            {waiting.isExpired
              ? `The link to ${waiting.email} has expired. Change the email address again to send a new one.`
              : `${waiting.email} is waiting for confirmation. Until then, the address stays as it is.`}
          </p>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void withdraw()}>
            Withdraw the new address
          </Button>
        </>
      )}
      <p role="status">{message}</p>
    </div>
  )
}
