import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createWorld, type World } from './world'

/** Requests for tests of staff accounts. Tests set the clock themselves, because each code is valid once. */

export const PASSWORD = 'correct horse battery'
export const ADMIN_EMAIL = 'tenant-admin@tenant-a.example'
export const EDITOR_EMAIL = 'editor@tenant-a.example'

/** The authenticator app's next code; the clock moves on because a used code is not accepted again. */
export const nextCode = (secret: string): string => {
  vi.setSystemTime(Date.now() + 30_000)
  return new TOTP({ secret }).generate()
}

type Body = {
  readonly token?: string
  readonly recoveryCodes?: readonly string[]
  readonly secret?: string
  readonly isOn?: boolean
  readonly recoveryCodesLeft?: number
  readonly sessions?: readonly { readonly id: string; readonly browser: string; readonly isCurrent: boolean }[]
  readonly errors?: readonly {
    readonly message: string
    readonly field?: string
    readonly data?: { readonly secondFactor?: { readonly step: string; readonly secret?: string } } | null
  }[]
}

const createStaffRequests = (world: () => World) => {
  const post = async (path: string, token: string | null, body: object = {}) => {
    const answer = await world().rest('POST', `/users${path}`, token, body)
    return { status: answer.status, body: answer.body as Body }
  }
  const get = async (path: string, token: string) => (await world().rest('GET', `/users${path}`, token)).body as Body
  const signIn = (email: string, code?: string) =>
    post('/login', null, { email, password: PASSWORD, ...(code ? { code } : {}) })
  const tokenOf = async (email: string, code?: string): Promise<string> => {
    const { body } = await signIn(email, code)
    if (!body.token) throw new Error(`${email} could not sign in: ${JSON.stringify(body.errors)}`)
    return body.token
  }
  const requestedStep = ({ body }: { body: Body }) => body.errors?.[0]?.data?.secondFactor?.step

  /** Sets up a second factor for a user. */
  const switchOn = async (email: string) => {
    const token = await tokenOf(email)
    const { body } = await post('/second-factor/begin', token, { password: PASSWORD })
    const secret = body.secret ?? ''
    const confirmed = await post('/second-factor/confirm', token, { code: nextCode(secret) })
    expect(confirmed.status).toBe(200)
    return { token, secret, codes: confirmed.body.recoveryCodes ?? [] }
  }

  return { post, get, signIn, tokenOf, requestedStep, switchOn }
}

/** Creates a world for a test file; each test begins without second factors, sessions and rate limits. */
export const createStaffWorld = () => {
  let createdWorld: World
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    createdWorld = await createWorld()
  })
  afterAll(async () => {
    vi.useRealTimers()
    await createdWorld.close()
  })
  beforeEach(() =>
    createdWorld.pool.query('DELETE FROM staff_second_factors; DELETE FROM rate_limits; DELETE FROM users_sessions'),
  )
  const world = (): World => createdWorld
  return { world, ...createStaffRequests(world) }
}
