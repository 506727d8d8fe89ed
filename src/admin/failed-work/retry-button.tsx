'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { REQUEST_FAILED } from '@/src/domain/panel/request-messages'

type Props = { readonly kind: string; readonly id: string; readonly what: string }

/** Retries one piece of failed work. */
export const RetryButton = ({ kind, id, what }: Props) => {
  const [message, setMessage] = useState('')
  const [isDone, setDone] = useState(false)
  const retry = async (): Promise<void> => {
    const response = await fetch('/api/failed-work', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id }),
    }).catch(() => null)
    const body = (await response?.json().catch(() => null)) as { errors?: readonly { message?: string }[] } | null
    setDone(response?.ok === true)
    setMessage(response?.ok ? 'We’re trying again.' : (body?.errors?.[0]?.message ?? REQUEST_FAILED))
  }
  return (
    <div className="failed-work__again">
      {!isDone && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          aria-label={`Try again: ${what}`}
          onClick={() => void retry()}
        >
          Try again
        </Button>
      )}
      <span role="status">{message}</span>
    </div>
  )
}
