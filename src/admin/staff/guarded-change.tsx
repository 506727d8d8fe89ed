'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { StepForm, type StepFields } from './step-form'

type Props = {
  readonly title: string
  readonly help?: string
  readonly button: string
  /** The endpoint below `/api/users` that makes the change. */
  readonly path: string
  /** The inputs besides the user's own password and code. */
  readonly fields: StepFields
  /** The message after the change, which may depend on the answer. */
  readonly done: string | ((answer: Readonly<Record<string, unknown>>) => string)
  readonly onDone?: () => void
  /** The inputs open, with the focus, whenever this number grows. */
  readonly timesRequired?: number
}

/** Changes how a member of staff signs in. The user must type their own password first (STF-09). */
export const GuardedChange = ({ title, help, button, path, fields, done, onDone, timesRequired = 0 }: Props) => {
  const heading = useId()
  const [openFields, setOpenFields] = useState<StepFields>()
  const [message, setMessage] = useState('')

  const open = useCallback(async (): Promise<void> => {
    setMessage('')
    const secondFactor = await requestPanel<{ readonly isOn: boolean }>('users/second-factor')
    if (secondFactor.ok) setOpenFields(['password', ...(secondFactor.body.isOn ? (['code'] as const) : []), ...fields])
    else setMessage(secondFactor.message)
  }, [fields])
  useEffect(() => {
    if (timesRequired > 0) void open()
  }, [timesRequired, open])

  return (
    <div className="staff-part" role="group" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {help !== undefined && <p>{help}</p>}
      {openFields ? (
        <StepForm
          path={path}
          fields={openFields}
          button={button}
          onDone={(answer: Readonly<Record<string, unknown>>) => {
            setOpenFields(undefined)
            setMessage(typeof done === 'string' ? done : done(answer))
            onDone?.()
          }}
          onCancel={() => setOpenFields(undefined)}
        />
      ) : (
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void open()}>
          {button}
        </Button>
      )}
      <p role="status">{message}</p>
    </div>
  )
}
