'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

type Props = { readonly kind: string; readonly id: string; readonly what: string }

/** Retries one piece of failed work. */
export const RetryButton = ({ kind, id, what }: Props) => {
  const [message, setMessage] = useState('')
  const [isDone, setDone] = useState(false)
  const retry = async (): Promise<void> => {
    const result = await requestPanel('failed-work', { body: { kind, id } })
    setDone(result.ok)
    setMessage(result.ok ? 'We’re trying again.' : result.message)
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
