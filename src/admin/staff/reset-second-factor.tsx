'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ask } from './ask'

/** For a colleague who has lost their phone and their recovery codes. */
export const ResetSecondFactor = ({ id }: { readonly id: string }) => {
  const [isAsked, setAsked] = useState(false)
  const [said, setSaid] = useState('')

  const reset = async (): Promise<void> => {
    const asked = await ask(`${id}/second-factor/reset`, {})
    setSaid(
      'body' in asked ? 'Done. They sign in with their password and can set up another phone.' : asked.refusal.message,
    )
    setAsked(false)
  }

  return (
    <div className="staff-part">
      <h3 id="staff-reset">Lost phone</h3>
      {isAsked ? (
        <div role="group" aria-labelledby="staff-reset">
          <p>
            Their second factor is taken away and they are signed out everywhere. Make sure that it is them who ask.
          </p>
          <p className="staff-row">
            <Button buttonStyle="primary" size="medium" margin={false} onClick={() => void reset()}>
              Take it away
            </Button>
            <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setAsked(false)}>
              No
            </Button>
          </p>
        </div>
      ) : (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setAsked(true)}>
          Take the second factor away
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
