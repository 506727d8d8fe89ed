'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { REQUEST_FAILED } from '@/src/domain/panel/request-messages'

/** Restarts a delivery of a lead. */
export const ResendButton = ({ id }: { readonly id: string }) => {
  const [message, setMessage] = useState('')
  const router = useRouter()
  const send = async (): Promise<void> => {
    setMessage('Sending…')
    const response = await fetch(`/api/lead-deliveries/${id}/send-again`, {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null)
    setMessage(response?.ok ? 'Sending again.' : REQUEST_FAILED)
    router.refresh()
  }
  return (
    <>
      <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void send()}>
        Send again
      </Button>
      <span role="status">{message}</span>
    </>
  )
}
