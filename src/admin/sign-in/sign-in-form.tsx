import { type FormEvent, useState } from 'react'
import { CodeInput, LabelledInput } from '../staff/labelled-input'
import { RecoveryCodes, SetUp, type SetUpDetails } from '../staff/set-up'
import { type SignInResult, signIn } from './sign-in'

type SignInStep = Exclude<SignInResult, { readonly kind: 'in' | 'refused' }> | { readonly kind: 'password' }

type Props = {
  /** Called once the user is signed in. */
  readonly onSignedIn: () => void
  /** The step to begin with, if the password was already sent. */
  readonly start?: SignInStep
  /** An account that was chosen before; its password is empty if it still has to be typed. */
  readonly account?: { readonly email: string; readonly password: string }
  /** True below a heading of its own, which says already that one signs in. */
  readonly isInDialog?: boolean
}

const titles = {
  password: 'Sign in',
  code: 'Enter your code',
  'set up': 'Set up your second factor',
  codes: 'Your recovery codes',
} as const

const buttons = { password: 'Sign in', code: 'Sign in', 'set up': 'Turn on and sign in' } as const

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

type PasswordFieldsProps = {
  readonly chosen: Props['account']
  readonly problem: string | undefined
}

const PasswordFields = ({ chosen, problem }: PasswordFieldsProps) => (
  <>
    <LabelledInput
      name="email"
      type="email"
      autoComplete="username"
      label="Email"
      autoFocus={chosen === undefined}
      {...(chosen && { defaultValue: chosen.email, readOnly: true })}
    />
    <LabelledInput
      name="password"
      type="password"
      autoComplete="current-password"
      label="Password"
      problem={problem}
      autoFocus={chosen !== undefined}
    />
    <a href="/admin/forgot">Forgot password?</a>
  </>
)

const CodeFields = ({
  setUp,
  problem,
}: {
  readonly setUp: SetUpDetails | null
  readonly problem: string | undefined
}) => (
  <>
    {setUp && <SetUp {...setUp} />}
    <CodeInput problem={problem} autoFocus isFirst={setUp !== null} />
  </>
)

const Title = ({ step, isInDialog }: { readonly step: keyof typeof titles; readonly isInDialog: boolean }) => {
  if (!isInDialog) return <h1>{titles[step]}</h1>
  return step === 'password' ? null : <h3>{titles[step]}</h3>
}

const passwordStep: SignInStep = { kind: 'password' }

/** Asks for email and password, and then for whatever the server requires next. */
export const SignInForm = ({ onSignedIn, start = passwordStep, account: chosen, isInDialog = false }: Props) => {
  const [step, setStep] = useState<SignInStep>(start)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** Kept from the first step and sent again with the code, because there is no session until both are correct. */
  const [account, setAccount] = useState(chosen ?? { email: '', password: '' })

  if (step.kind === 'codes')
    return (
      <div className="login__form staff-form">
        <Title step="codes" isInDialog={isInDialog} />
        <RecoveryCodes codes={step.codes} />
        <button type="button" className="btn btn--style-primary btn--size-large" onClick={onSignedIn}>
          I’ve saved my codes
        </button>
      </div>
    )

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const credentials =
      step.kind === 'password' ? { email: textOf(data, 'email'), password: textOf(data, 'password') } : account
    setBusy(true)
    setProblem(undefined)
    setAccount(credentials)
    const answer = await signIn({ ...credentials, code: textOf(data, 'code') })
    if (answer.kind === 'in') return onSignedIn()
    setBusy(false)
    if (answer.kind === 'refused') setProblem(answer.message)
    else setStep(answer)
  }

  return (
    <form className="login__form staff-form" method="post" onSubmit={(event) => void send(event)}>
      <Title step={step.kind} isInDialog={isInDialog} />
      {step.kind === 'password' ? (
        <PasswordFields chosen={chosen} problem={problem} />
      ) : (
        <CodeFields setUp={step.kind === 'set up' ? step : null} problem={problem} />
      )}
      <button type="submit" className="btn btn--style-primary btn--size-large" aria-disabled={busy}>
        {busy ? 'Signing in…' : buttons[step.kind]}
      </button>
    </form>
  )
}
