import type { SetUpDetails } from '../staff/set-up'
import { REQUEST_FAILED, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

export type SignInResult =
  | { readonly kind: 'in' }
  /** Signed in, after a second factor was switched on just now. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'code' }
  | ({ readonly kind: 'set up' } & SetUpDetails)
  | { readonly kind: 'refused'; readonly message: string }

type Credentials = { readonly email: string; readonly password: string; readonly code: string }

type SecondFactorRequest = { readonly step: 'code' | 'wrong code' } | ({ readonly step: 'set up' } & SetUpDetails)

type Body = {
  readonly recoveryCodes?: readonly string[]
  readonly errors?: readonly {
    readonly message?: string
    readonly data?: { readonly secondFactor?: SecondFactorRequest } | null
  }[]
} | null

const toRefusal = (body: Body): SignInResult => {
  const { message = REQUEST_FAILED, data } = body?.errors?.[0] ?? {}
  const secondFactor = data?.secondFactor
  if (secondFactor?.step === 'set up') return { kind: 'set up', secret: secondFactor.secret, qr: secondFactor.qr }
  return secondFactor?.step === 'code' ? { kind: 'code' } : { kind: 'refused', message }
}

/** Signs in; `code` is empty until the server requires one. Never rejects. */
export const signIn = async ({ email, password, code }: Credentials): Promise<SignInResult> => {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, ...(code === '' ? {} : { code }) }),
  }).catch(() => null)
  if (!response) return { kind: 'refused', message: SERVER_UNREACHABLE }
  const body = (await response.json().catch(() => null)) as Body
  if (!response.ok) return toRefusal(body)
  return body?.recoveryCodes ? { kind: 'codes', codes: body.recoveryCodes } : { kind: 'in' }
}
