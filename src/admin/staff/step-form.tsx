import { Button } from '@payloadcms/ui'
import { type ReactNode, useRef, useState } from 'react'
import { ask, type Refusal } from './ask'
import { CodeLine, Line } from './line'

export type StepFields = readonly ('password' | 'code')[]

type Props<Answer> = {
  /** The endpoint of `/api/users` that takes the fields. */
  readonly path: string
  readonly fields: StepFields
  readonly button: string
  readonly isFirstCode?: boolean
  readonly onDone: (answer: Answer) => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** Asks for a password, a code or both. Not a form element, because it stands in the form of the account. */
export const StepForm = <Answer,>(props: Props<Answer>) => {
  const { path, fields, button, isFirstCode = false, onDone, onCancel, children } = props
  const box = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = async (): Promise<void> => {
    const typed = [...(box.current?.querySelectorAll('input') ?? [])].map((one) => [one.name, one.value] as const)
    setRefusal(undefined)
    const asked = await ask<Answer>(path, Object.fromEntries(typed))
    if ('body' in asked) onDone(asked.body)
    else setRefusal(asked.refusal)
  }
  const problemOf = (name: StepFields[number]): string | undefined =>
    refusal && (refusal.field ?? fields[0]) === name ? refusal.message : undefined
  return (
    <div
      ref={box}
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
        <Line
          name="password"
          type="password"
          autoComplete="current-password"
          label="Your password"
          problem={problemOf('password')}
          autoFocus
        />
      )}
      {fields.includes('code') && (
        <CodeLine problem={problemOf('code')} isFirst={isFirstCode} autoFocus={fields[0] === 'code'} />
      )}
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
