import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'
import {
  requestSignInCode,
  canSignIn,
  verifySignInCode,
  type SignInTarget,
  readSignInTarget,
} from '@/src/server/accounts/sign-in'
import type { SignInProblem } from '@/src/domain/accounts/sign-in-problems'
import { rejectedFormCookies } from '@/src/server/forms/rejected-form'
import { readCookie } from '@/src/domain/net/cookies'
import { redirectTo, type FormBody, readFormOrEmpty, readFormText } from '@/src/server/forms/posted-form'
import {
  createCodeCookie,
  CODE_COOKIE,
  createHintCookie,
  createSignInCookie,
} from '@/src/server/accounts/shopper-session'
import { saveVehicleById } from '@/src/server/accounts/saved-vehicles'
import { postRoute, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

type Step = 'phone' | 'code'
type SignInFeedback = {
  readonly problem: SignInProblem | `invalid-${string}` | `rate-limited-${string}`
  readonly step: Step
}

/** Redirects to the sign-in page with the problem; typed values are kept in a cookie. */
const redirectToSignIn = (
  way: SignInTarget,
  form: FormBody,
  feedback: SignInFeedback | null,
  cookies: readonly string[] = [],
): Response => {
  const query = new URLSearchParams({ type: way.type, redirect: way.redirect, back: way.back })
  if (way.save !== null) query.set('save', way.save)
  if (feedback?.step !== 'phone') query.set('step', 'code')
  if (feedback) query.set('problem', feedback.problem)
  const formCookies =
    feedback?.step === 'phone'
      ? rejectedFormCookies({ values: { phone: readFormText(form, 'phone', 60) }, errors: {} })
      : []
  return redirectTo(`/sign-in?${query.toString()}`, [...cookies, ...formCookies])
}

const targetOf = (site: Site, form: FormBody | null): SignInTarget => readSignInTarget(site, (name) => form?.[name])

type SignInRequest = {
  readonly site: Site
  readonly way: SignInTarget
  readonly form: FormBody
  readonly request: Request
}

const requestSource = (request: Request) => ({
  sender: senderOf(request),
  codeId: readCookie(request.headers, CODE_COOKIE) ?? null,
})

const requestCode = async ({ site, way, form, request }: SignInRequest): Promise<Response> => {
  const outcome = await requestSignInCode(site, form, requestSource(request))
  if (outcome.kind === 'problem') return redirectToSignIn(way, form, { problem: outcome.problem, step: 'phone' })
  if (outcome.kind === 'rate-limited')
    return redirectToSignIn(way, form, { problem: `rate-limited-${String(outcome.seconds)}`, step: 'code' })
  return redirectToSignIn(way, form, null, [createCodeCookie(outcome.id)])
}

/** Saves the vehicle that led to the sign-in. A failure must not prevent the sign-in. */
const saveForShopper = async (site: Site, shopper: string, vehicle: string | null): Promise<void> => {
  if (vehicle === null) return
  try {
    await saveVehicleById(site, shopper, vehicle)
  } catch (error) {
    log.error({ err: error }, 'A vehicle could not be saved at sign-in.')
  }
}

const checkCode = async ({ site, way, form, request }: SignInRequest): Promise<Response> => {
  const outcome = await verifySignInCode(site, form, requestSource(request))
  if (outcome.kind === 'problem') return redirectToSignIn(way, form, { problem: outcome.problem, step: 'code' })
  if (outcome.kind === 'invalid')
    return redirectToSignIn(way, form, { problem: `invalid-${String(outcome.triesLeft)}`, step: 'code' })
  await saveForShopper(site, outcome.shopper.id, way.save)
  return redirectTo(way.redirect, [
    createSignInCookie(site, outcome.shopper),
    createHintCookie(true),
    createCodeCookie(null),
    ...rejectedFormCookies(null),
  ])
}

const stepOf = (form: FormBody): Step => ('code' in form ? 'code' : 'phone')

/**
 * Signs a shopper in (ACC-01) with forms that work without script: the first sends a code to the phone, the second
 * checks it. Always answers 303 to a page of this site: the sign-in page, or the path in `redirect`.
 */
export const POST = postRoute(
  {
    body: (request) => readFormOrEmpty(request),
    elsewhere: ({ site, body }) => redirectToSignIn(targetOf(site, body), {}, { problem: 'elsewhere', step: 'phone' }),
    failed: ({ site, body }) => redirectToSignIn(targetOf(site, body), body, { problem: 'failed', step: stepOf(body) }),
  },
  async ({ request, site, body: form }) => {
    const way = targetOf(site, form)
    if (!canSignIn) return redirectToSignIn(way, {}, { problem: 'failed', step: 'phone' })
    return stepOf(form) === 'code' ? checkCode({ site, way, form, request }) : requestCode({ site, way, form, request })
  },
)
