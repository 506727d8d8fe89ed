import type { SetUpDetails } from '../staff/set-up'
import { REQUEST_FAILED } from '@/src/domain/panel/request-messages'
import { requestPanel } from '@/src/admin/requests/request-panel'

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
  const result = await requestPanel<Body>('users/login', {
    body: { email, password, ...(code === '' ? {} : { code }) },
    isSignIn: true,
  })
  if (result.ok)
    return result.body?.recoveryCodes ? { kind: 'codes', codes: result.body.recoveryCodes } : { kind: 'in' }
  // A wrong password is answered with 401 too, so the server's own reason counts here.
  return result.status === 0 ? { kind: 'refused', message: result.message } : toRefusal(result.body as Body)
}
