'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { formatCount } from '@/src/domain/text/numbers'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { RecoveryCodes, SetUp, type SetUpDetails } from './set-up'
import { StepForm, type StepFields } from './step-form'

type SecondFactorState = { readonly isOn: boolean; readonly recoveryCodesLeft: number; readonly isNeeded: boolean }

type Step =
  | { readonly kind: 'rest' | 'password' | 'renew' | 'remove' }
  | ({ readonly kind: 'set up' } & SetUpDetails)
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

type Answer = Partial<SetUpDetails> & { readonly recoveryCodes?: readonly string[] }

type FormKind = Exclude<Step['kind'], 'rest' | 'codes'>

const forms: Readonly<
  Record<FormKind, { readonly path: string; readonly fields: StepFields; readonly button: string }>
> = {
  password: { path: 'second-factor/begin', fields: ['password'], button: 'Continue' },
  'set up': { path: 'second-factor/confirm', fields: ['code'], button: 'Turn it on' },
  renew: { path: 'second-factor/recovery-codes', fields: ['code'], button: 'Create new codes' },
  remove: { path: 'second-factor/remove', fields: ['password', 'code'], button: 'Turn it off' },
}

const nextStep = ({ secret, qr, recoveryCodes }: Answer): Step => {
  if (secret !== undefined && qr !== undefined) return { kind: 'set up', secret, qr }
  return recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : { kind: 'rest' }
}

const availableSteps = ({
  isOn,
  isNeeded,
}: SecondFactorState): readonly (readonly [Extract<Step['kind'], FormKind>, string])[] => {
  if (!isOn) return [['password', 'Set up a second factor']]
  return [['renew', 'Get new recovery codes'], ...(isNeeded ? [] : [['remove', 'Turn it off'] as const])]
}

const statusText = ({ isOn, recoveryCodesLeft }: SecondFactorState): string =>
  isOn
    ? `On. You sign in with your password and a code from your authenticator app. You have ${formatCount(recoveryCodesLeft, 'recovery code')} left.`
    : 'Off. When it’s on, you sign in with your password and a code from an app on your phone.'

/** Switches the user's own second factor on and off, and renews its recovery codes (STF-09). */
export const SecondFactor = () => {
  const [state, setState] = useState<SecondFactorState>()
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const [failure, setFailure] = useState('')

  const loadState = useCallback(async (): Promise<void> => {
    const result = await requestPanel<SecondFactorState>('users/second-factor')
    if (result.ok) setState(result.body)
    else setFailure(result.message)
  }, [])
  useEffect(() => void loadState(), [loadState])

  const goTo = (next: Step): void => {
    setStep(next)
    void loadState()
  }
  return (
    <div className="staff-part">
      <h3>Second factor</h3>
      <p role="status">{failure || (state ? statusText(state) : '')}</p>
      {step.kind === 'rest' && state && (
        <p className="staff-row">
          {availableSteps(state).map(([kind, label]) => (
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
            I’ve saved my codes
          </Button>
        </>
      )}
      {step.kind !== 'rest' && step.kind !== 'codes' && (
        <StepForm
          key={step.kind}
          {...forms[step.kind]}
          isFirstCode={step.kind === 'set up'}
          onDone={(answer: Answer) => goTo(nextStep(answer))}
          onCancel={() => setStep({ kind: 'rest' })}
        >
          {step.kind === 'set up' && <SetUp secret={step.secret} qr={step.qr} />}
        </StepForm>
      )}
    </div>
  )
}
