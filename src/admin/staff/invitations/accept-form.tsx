import { type FormEvent, type ReactNode, useState } from 'react'
import { SignInForm } from '../../sign-in/sign-in-form'
import { type SignInResult, signIn } from '../../sign-in/sign-in'
import { LabelledInput } from '../labelled-input'
import { NewPassword } from '../new-password'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestFailure } from '@/src/admin/requests/request-result'
import type { InvitationDetails } from './use-invitation'

type Props = { readonly token: string; readonly details: InvitationDetails }

/** Replaces the page, so that the browser's back button does not lead to the used link. */
const openPanel = (): void => window.location.replace('/admin')

type Step =
  /** The reader is signed in to the invited account. */
  | { readonly kind: 'signed in' }
  | { readonly kind: 'password'; readonly isBack?: true }
  /**
   * The reader has an account: after signing in to it, they accept. With a message it was the server that said so, and
   * then there is no way back to a new password.
   */
  | { readonly kind: 'sign in'; readonly message?: string }
  /** Accepted with a new password. The sign-in may still require a second factor. */
  | { readonly kind: 'accepted'; readonly password: string; readonly answer: SignInResult }

/** State of the form: the step, and the problem of the last attempt. */
const useAcceptance = ({ token, details: { email, signedInAs } }: Props) => {
  const [step, setStep] = useState<Step>({ kind: signedInAs === email ? 'signed in' : 'password' })
  const [refusal, setRefusal] = useState<RequestFailure>()
  const [busy, setBusy] = useState(false)

  /** Accepts with a new password; an empty one accepts for the account that is signed in. */
  const accept = async (password: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    const result = await requestPanel('users/invitation/accept', { body: { token, password } })
    if (!result.ok) {
      setBusy(false)
      return result.field === 'account' ? setStep({ kind: 'sign in', message: result.message }) : setRefusal(result)
    }
    if (password === '') return openPanel()
    const answer = await signIn({ email, password, code: '' })
    if (answer.kind === 'in') return openPanel()
    setBusy(false)
    setStep({ kind: 'accepted', password, answer })
  }
  const isPassword = refusal?.field === 'newPassword'
  return {
    step,
    setStep,
    busy,
    accept,
    passwordProblem: isPassword ? refusal.message : undefined,
    problem: isPassword ? undefined : refusal?.message,
  }
}

const Summary = ({ details: { name, inviter, roles, descriptions } }: Pick<Props, 'details'>) => (
  <>
    <h1>Welcome, {name}</h1>
    <p>
      {inviter} has invited you to sign in as <strong>{roles}</strong>.
    </p>
    {descriptions.map((one) => (
      <p key={one} className="staff-line__help">
        {one}
      </p>
    ))}
  </>
)

type FormProps = {
  readonly details: InvitationDetails
  readonly busy: boolean
  readonly button: string
  readonly problem: string | undefined
  readonly onSubmit: (password: string) => void
  readonly children?: ReactNode
}

const Form = ({ details, busy, button, problem, onSubmit, children }: FormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('newPassword')
    onSubmit(typeof password === 'string' ? password : '')
  }
  return (
    <form className="login__form staff-form" method="post" onSubmit={submit}>
      <Summary details={details} />
      <LabelledInput
        name="email"
        type="email"
        autoComplete="username"
        label="Email"
        defaultValue={details.email}
        readOnly
      />
      {children}
      <p role="alert" className="staff-line__problem">
        {problem}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-large" aria-disabled={busy}>
        {busy ? 'One moment…' : button}
      </button>
    </form>
  )
}

/** Continues the sign-in after the invitation was accepted with a new password. */
const SignInAfterwards = ({ email, step: { password, answer } }: SignInAfterwardsProps) =>
  answer.kind === 'refused' || answer.kind === 'in' ? (
    <>
      <p role="status">Your password is set. Sign in to start.</p>
      <SignInForm onSignedIn={openPanel} account={{ email, password: '' }} />
    </>
  ) : (
    <SignInForm onSignedIn={openPanel} start={answer} account={{ email, password }} />
  )

type SignInAfterwardsProps = { readonly email: string; readonly step: Extract<Step, { readonly kind: 'accepted' }> }

type SwitchProps = { readonly takesFocus?: boolean; readonly onClick: () => void; readonly children: ReactNode }

/** Leads to the other way of accepting. After the way back, the focus is where it was. */
const SwitchButton = ({ takesFocus = false, onClick, children }: SwitchProps) => (
  <p>
    <button type="button" className="invite-switch" autoFocus={takesFocus} onClick={onClick}>
      {children}
    </button>
  </p>
)

/** Asks for a new password, or for a sign-in if the reader has an account, and accepts the invitation (STF-09). */
export const AcceptForm = (props: Props) => {
  const { details } = props
  const { email, signedInAs } = details
  const { step, setStep, busy, accept, problem, passwordProblem } = useAcceptance(props)
  const form = { details, busy, problem, onSubmit: (password: string) => void accept(password) }
  if (step.kind === 'accepted') return <SignInAfterwards email={email} step={step} />
  if (step.kind === 'sign in')
    return (
      <>
        <p role="status">{step.message ?? 'Sign in with the password of your account to accept the invitation.'}</p>
        <SignInForm onSignedIn={() => void accept('')} account={{ email, password: '' }} />
        <p role="alert" className="staff-line__problem">
          {problem}
        </p>
        {step.message === undefined && (
          <SwitchButton onClick={() => setStep({ kind: 'password', isBack: true })}>
            I don’t have an account: choose a password
          </SwitchButton>
        )}
      </>
    )
  if (step.kind === 'signed in') return <Form {...form} button="Accept" />
  return (
    <>
      <Form {...form} button="Set password and sign in">
        {signedInAs !== null && (
          <p className="staff-line__help">
            You’re signed in as {signedInAs}. If you continue, this browser signs in as {email} instead.
          </p>
        )}
        <NewPassword label="Password" problem={passwordProblem} />
      </Form>
      <SwitchButton takesFocus={step.isBack === true} onClick={() => setStep({ kind: 'sign in' })}>
        I already have an account with this address
      </SwitchButton>
    </>
  )
}
