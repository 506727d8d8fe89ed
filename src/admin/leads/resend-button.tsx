'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useRefreshDocument } from '@/src/admin/shell/typed/use-refresh-document'

/** Restarts a delivery of a lead. */
export const ResendButton = ({ id }: { readonly id: string }) => {
  const [message, setMessage] = useState('')
  const refresh = useRefreshDocument()
  const send = async (): Promise<void> => {
    setMessage('Sending…')
    const result = await requestPanel(`lead-deliveries/${id}/send-again`, { method: 'POST' })
    setMessage(result.ok ? 'Sending again.' : result.message)
    refresh()
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
