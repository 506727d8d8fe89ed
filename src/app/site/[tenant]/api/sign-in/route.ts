import type { Site } from '@/src/domain/tenancy/site'
import { askForCode, canSignIn, proveCode, type SignInProblem, type SignInWay, signInWay } from '@/src/server/accounts'
import { keepForm } from '@/src/server/kept-form'
import { cookieOf } from '@/src/server/cookie'
import { fromElsewhere, goTo, type Posted, posted, postedText } from '@/src/server/posted'
import { codeBound, codeCookie, hintFor, signInCookie } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { saveCar } from '@/src/server/watchlist'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string }> }
type Step = 'phone' | 'code'
type Said = { readonly problem: SignInProblem | `wrong-${string}` | `wait-${string}`; readonly step: Step }

/** Redirects to the sign-in page with the problem; typed values are kept in a cookie. */
const pageAgain = (way: SignInWay, form: Posted, said: Said | null, cookies: readonly string[] = []): Response => {
  const query = new URLSearchParams({ type: way.type, redirect: way.redirect, back: way.back })
  if (way.save !== null) query.set('save', way.save)
  if (said?.step !== 'phone') query.set('step', 'code')
  if (said) query.set('problem', said.problem)
  const kept = said?.step === 'phone' ? keepForm({ values: { phone: postedText(form, 'phone', 60) }, errors: {} }) : []
  return goTo(`/sign-in?${query.toString()}`, [...cookies, ...kept])
}

type Asked = { readonly site: Site; readonly way: SignInWay; readonly form: Posted; readonly request: Request }

const from = (request: Request) => ({
  sender: request.headers.get('x-forwarded-for'),
  before: cookieOf(request, codeCookie) ?? null,
})

const ask = async ({ site, way, form, request }: Asked): Promise<Response> => {
  const outcome = await askForCode(site, form, from(request))
  if (outcome.kind === 'problem') return pageAgain(way, form, { problem: outcome.problem, step: 'phone' })
  if (outcome.kind === 'wait') return pageAgain(way, form, { problem: `wait-${String(outcome.seconds)}`, step: 'code' })
  return pageAgain(way, form, null, [codeBound(outcome.id)])
}

/** Saves the vehicle that led to the sign-in. A failure must not prevent the sign-in. */
const saveFor = async (site: Site, shopper: string, car: string | null): Promise<void> => {
  if (car === null) return
  try {
    await saveCar(site, shopper, car)
  } catch (error) {
    console.error('A vehicle could not be saved at sign-in:', error)
  }
}

const prove = async ({ site, way, form, request }: Asked): Promise<Response> => {
  const outcome = await proveCode(site, form, from(request))
  if (outcome.kind === 'problem') return pageAgain(way, form, { problem: outcome.problem, step: 'code' })
  if (outcome.kind === 'wrong') return pageAgain(way, form, { problem: `wrong-${String(outcome.left)}`, step: 'code' })
  await saveFor(site, outcome.shopper.id, way.save)
  return goTo(way.redirect, [signInCookie(site, outcome.shopper), hintFor(true), codeBound(null), ...keepForm(null)])
}

/**
 * Signs a shopper in (ACC-01) with forms that work without script: the first sends a code to the phone, the second
 * checks it. Always answers 303 to a page of this site: the sign-in page, or the path in `redirect`.
 */
export const POST = async (request: Request, { params }: Given): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const form = (await posted(request)) ?? {}
  const asked: Asked = { site, way: signInWay(site, (name) => form[name]), form, request }
  const step: Step = 'code' in form ? 'code' : 'phone'
  if (fromElsewhere(request)) return pageAgain(asked.way, {}, { problem: 'elsewhere', step: 'phone' })
  if (!canSignIn) return pageAgain(asked.way, {}, { problem: 'failed', step: 'phone' })
  try {
    return await (step === 'code' ? prove(asked) : ask(asked))
  } catch (error) {
    console.error('A shopper could not sign in:', error)
    return pageAgain(asked.way, form, { problem: 'failed', step })
  }
}
