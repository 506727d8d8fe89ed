'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ask } from './ask'
import { StepForm, type StepFields } from './step-form'

/** Asks for one's own password again, before a password, an e-mail address or a second factor of this account is changed. */
export const ConfirmIdentity = () => {
  const [fields, setFields] = useState<StepFields>()
  const [said, setSaid] = useState('')

  const open = async (): Promise<void> => {
    setSaid('')
    const asked = await ask<{ readonly isOn: boolean }>('second-factor')
    if ('body' in asked) setFields(asked.body.isOn ? ['password', 'code'] : ['password'])
    else setSaid(asked.refusal.message)
  }

  return (
    <div className="staff-part">
      <h3>Confirm it is you</h3>
      <p>
        Before you change a password, an e-mail address or a colleague’s second factor, type your own password again.
        That counts for ten minutes, as signing in does.
      </p>
      {fields ? (
        <StepForm
          path="identity"
          fields={fields}
          button="Confirm"
          onDone={() => {
            setFields(undefined)
            setSaid('Thank you. You can make the change now.')
          }}
          onCancel={() => setFields(undefined)}
        />
      ) : (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void open()}>
          Type my password again
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
