import { Button } from '@payloadcms/ui'
import { type ReactNode, useRef, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestFailure } from '@/src/admin/requests/request-result'
import { CodeInput, LabelledInput } from './labelled-input'
import { NewPassword } from './new-password'

export type StepFields = readonly ('password' | 'code' | 'newPassword' | 'email')[]

type Props<Answer> = {
  /** The endpoint below `/api/users` that receives the fields. */
  readonly path: string
  readonly fields: StepFields
  readonly button: string
  readonly isFirstCode?: boolean
  readonly onDone: (answer: Answer) => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** Asks for password, code and new values. Not a form element, because forms cannot be nested in the account's form. */
export const StepForm = <Answer,>(props: Props<Answer>) => {
  const { path, fields, button, isFirstCode = false, onDone, onCancel, children } = props
  const container = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<RequestFailure>()
  const send = async (): Promise<void> => {
    const values = [...(container.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].map(
      (one) => [one.name, one.value] as const,
    )
    setRefusal(undefined)
    const result = await requestPanel<Answer>(`users/${path}`, { body: Object.fromEntries(values) })
    if (result.ok) onDone(result.body)
    else setRefusal(result)
  }
  const problemOf = (name: StepFields[number]): string | undefined =>
    refusal && (refusal.field ?? fields[0]) === name ? refusal.message : undefined
  return (
    <div
      ref={container}
      role="group"
      aria-label={button}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void send()
      }}
    >
      {children}
      {fields.includes('password') && (
        <LabelledInput
          name="password"
          type="password"
          autoComplete="current-password"
          label="Your password"
          problem={problemOf('password')}
          autoFocus
        />
      )}
      {fields.includes('code') && (
        <CodeInput problem={problemOf('code')} isFirst={isFirstCode} autoFocus={fields[0] === 'code'} />
      )}
      {fields.includes('email') && (
        <LabelledInput
          name="email"
          type="email"
          autoComplete="off"
          label="New email address"
          problem={problemOf('email')}
        />
      )}
      {fields.includes('newPassword') && <NewPassword problem={problemOf('newPassword')} />}
      <p className="staff-row">
        <Button buttonStyle="primary" size="medium" margin={false} onClick={() => void send()}>
          {button}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  )
}
