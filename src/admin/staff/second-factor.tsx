'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask, type Refusal } from './ask'
import { CodeLine, Line } from './line'
import { RecoveryCodes, SetUp, type SetUpFacts } from './set-up'

type State = { readonly isOn: boolean; readonly recoveryCodesLeft: number; readonly isNeeded: boolean }

type Step =
  | { readonly kind: 'rest' | 'password' | 'renew' | 'remove' }
  | ({ readonly kind: 'set up' } & SetUpFacts)
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

type Answer = Partial<SetUpFacts> & { readonly recoveryCodes?: readonly string[] }

type FormKind = Exclude<Step['kind'], 'rest' | 'codes'>

const forms: Readonly<
  Record<FormKind, { readonly path: string; readonly fields: readonly string[]; readonly button: string }>
> = {
  password: { path: 'second-factor/begin', fields: ['password'], button: 'Go on' },
  'set up': { path: 'second-factor/confirm', fields: ['code'], button: 'Switch it on' },
  renew: { path: 'second-factor/recovery-codes', fields: ['code'], button: 'Make new codes' },
  remove: { path: 'second-factor/remove', fields: ['password', 'code'], button: 'Switch it off' },
}

const afterAnswer = ({ secret, qr, recoveryCodes }: Answer): Step => {
  if (secret !== undefined && qr !== undefined) return { kind: 'set up', secret, qr }
  return recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : { kind: 'rest' }
}

type FormProps = {
  readonly step: Exclude<Step, { readonly kind: 'rest' | 'codes' }>
  readonly onDone: (answer: Answer) => void
  readonly onCancel: () => void
}

/** Not a form of its own, because it stands in the form of the account. */
const StepForm = ({ step, onDone, onCancel }: FormProps) => {
  const { path, fields, button } = forms[step.kind as FormKind]
  const box = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = async (): Promise<void> => {
    const typed = [...(box.current?.querySelectorAll('input') ?? [])].map((one) => [one.name, one.value] as const)
    setRefusal(undefined)
    const asked = await ask<Answer>(path, Object.fromEntries(typed))
    if ('body' in asked) onDone(asked.body)
    else setRefusal(asked.refusal)
  }
  const problemOf = (name: string): string | undefined =>
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
      {step.kind === 'set up' && <SetUp secret={step.secret} qr={step.qr} />}
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
        <CodeLine problem={problemOf('code')} isFirst={step.kind === 'set up'} autoFocus={step.kind !== 'remove'} />
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

const choices = ({ isOn, isNeeded }: State): readonly (readonly [Extract<Step['kind'], FormKind>, string])[] => {
  if (!isOn) return [['password', 'Set up a second factor']]
  return [['renew', 'New recovery codes'], ...(isNeeded ? [] : [['remove', 'Switch it off'] as const])]
}

const words = ({ isOn, recoveryCodesLeft }: State): string =>
  isOn
    ? `On. After your password you type a code from your authenticator app. ${recoveryCodesLeft} recovery codes are left.`
    : 'Off. With it, your password alone signs nobody in: a code from an app on your phone is asked for as well.'

/** One's own second factor: switched on and off, with new recovery codes when they run out (STF-09). */
export const SecondFactor = () => {
  const [state, setState] = useState<State>()
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const [failure, setFailure] = useState('')

  const look = useCallback(async (): Promise<void> => {
    const asked = await ask<State>('second-factor')
    if ('body' in asked) setState(asked.body)
    else setFailure(asked.refusal.message)
  }, [])
  useEffect(() => void look(), [look])

  const goTo = (next: Step): void => {
    setStep(next)
    void look()
  }
  return (
    <div className="staff-part">
      <h3>Second factor</h3>
      <p role="status">{failure || (state ? words(state) : '')}</p>
      {step.kind === 'rest' && state && (
        <p className="staff-row">
          {choices(state).map(([kind, label]) => (
            <Button
              key={kind}
              buttonStyle="secondary"
              size="medium"
              margin={false}
              onClick={() => setStep({ kind } as Step)}
            >
              {label}
            </Button>
          ))}
        </p>
      )}
      {step.kind === 'codes' && (
        <>
          <RecoveryCodes codes={step.codes} />
          <Button buttonStyle="primary" size="medium" margin={false} onClick={() => goTo({ kind: 'rest' })}>
            I have kept them
          </Button>
        </>
      )}
      {step.kind !== 'rest' && step.kind !== 'codes' && (
        <StepForm
          key={step.kind}
          step={step}
          onDone={(answer) => goTo(afterAnswer(answer))}
          onCancel={() => setStep({ kind: 'rest' })}
        />
      )}
    </div>
  )
}
