'use client'
import { type FormEvent, useState } from 'react'
import { CodeLine, Line } from '../staff/line'
import { RecoveryCodes, SetUp, type SetUpFacts } from '../staff/set-up'
import { type SignInAnswer, signIn } from './sign-in'

type Shown = Exclude<SignInAnswer, { readonly kind: 'in' | 'refused' }> | { readonly kind: 'password' }

const titles = {
  password: 'Sign in',
  code: 'Your second factor',
  'set up': 'Set up your second factor',
  codes: 'Your recovery codes',
} as const

const buttons = { password: 'Sign in', code: 'Sign in', 'set up': 'Switch on and sign in' } as const

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Loads a new page, because the server decides from the session what the panel shows. */
const goOn = (next: string): void => window.location.assign(next)

const Code = ({ setUp, problem }: { readonly setUp: SetUpFacts | null; readonly problem: string | undefined }) => (
  <>
    {setUp && <SetUp {...setUp} />}
    <CodeLine problem={problem} autoFocus isFirst={setUp !== null} />
  </>
)

/** Asks for email and password, and then for whatever the server requires next. */
export const SignInForm = ({ next }: { readonly next: string }) => {
  const [shown, setShown] = useState<Shown>({ kind: 'password' })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** Kept from the first step and sent again with the code, because there is no session until both are correct. */
  const [account, setAccount] = useState({ email: '', password: '' })

  if (shown.kind === 'codes')
    return (
      <div className="login__form staff-form">
        <h1>{titles.codes}</h1>
        <RecoveryCodes codes={shown.codes} />
        <button type="button" className="btn btn--style-primary btn--size-large" onClick={() => goOn(next)}>
          I have kept them
        </button>
      </div>
    )

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const typed =
      shown.kind === 'password' ? { email: textOf(data, 'email'), password: textOf(data, 'password') } : account
    setBusy(true)
    setProblem(undefined)
    setAccount(typed)
    const answer = await signIn({ ...typed, code: textOf(data, 'code') })
    if (answer.kind === 'in') return goOn(next)
    setBusy(false)
    if (answer.kind === 'refused') setProblem(answer.message)
    else setShown(answer)
  }

  return (
    <form className="login__form staff-form" method="post" onSubmit={(event) => void send(event)}>
      <h1>{titles[shown.kind]}</h1>
      {shown.kind === 'password' ? (
        <>
          <Line name="email" type="email" autoComplete="username" label="Email" autoFocus />
          <Line name="password" type="password" autoComplete="current-password" label="Password" problem={problem} />
          <a href="/admin/forgot">Forgot password?</a>
        </>
      ) : (
        <Code setUp={shown.kind === 'set up' ? shown : null} problem={problem} />
      )}
      <button type="submit" className="btn btn--style-primary btn--size-large" aria-disabled={busy}>
        {busy ? 'One moment …' : buttons[shown.kind]}
      </button>
    </form>
  )
}
