import 'server-only'
import { safePath } from '@/src/domain/accounts/safe-path'
import { type SignInType, signInType } from '@/src/domain/accounts/sign-in-type'
import { typedCode } from '@/src/domain/accounts/codes'
import { dialled, takesTexts } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { askCode, openCode } from '@/src/services/accounts/codes'
import { signIn, type SignedIn, signOutEverywhere } from '@/src/services/accounts/shoppers'
import { endedBy, type Ended, unsubscribe } from '@/src/services/accounts/unsubscribe'
import { proofOfWork } from './bot-check'
import { database } from './database'
import { mustWait } from './limits'
import { type Posted, postedText } from './posted'
import { textRefusal, uncountText } from './text-limits'

/** The kind of a sign-in, and its addresses before and after (ACC-01). Each of them is within this site. */
export type SignInWay = {
  readonly type: SignInType
  readonly redirect: string
  readonly back: string
  /** A vehicle to save after the sign-in. */
  readonly save: string | null
}

/** Without a redirect: the shopper's account page, or the home page if the dealer has none. */
const usualWay = ({ switches }: Pick<Site, 'switches'>): string =>
  switches.accounts.garage ? switches.accounts.garage_path : '/'

const carId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads type, redirect, back and save from an address or a form; redirects to other sites are ignored (ACC-01). */
export const signInWay = (site: Pick<Site, 'switches'>, given: (name: string) => unknown): SignInWay => {
  const save = given('save')
  return {
    type: signInType(given('type')),
    redirect: safePath(given('redirect')) ?? usualWay(site),
    back: safePath(given('back')) ?? '/',
    save: typeof save === 'string' && carId.test(save) ? save : null,
  }
}

/** True if this installation can send sign-in codes. */
export const canSignIn = env.SMS_DRIVER !== 'off'

/** The page on which a demo, which sends no texts, shows them instead; undefined if texts are sent. */
export const outboxHref = env.SMS_DRIVER === 'outbox' ? `${env.PUBLIC_URL}/outbox` : undefined

/** Error texts for shoppers, by problem. */
export const signInProblems = {
  phone: 'Please enter a mobile number, such as 0400 000 000.',
  mobile: 'This number takes no text messages. Please enter a mobile number.',
  foreign:
    'We can send only a few codes to numbers outside Australia. Please use an Australian mobile number, or try again in an hour.',
  texts: 'We sent several codes to this number within the last hour. Please try again in an hour, or give us a call.',
  proof:
    'We have already sent this number a code, and could not check that a person asks for another. Please try again with JavaScript switched on, use the code you have, or give us a call.',
  code: 'Please enter the digits of the code we sent you.',
  over: 'This code is used, or too old. Please ask for another one.',
  often: 'Too many tries from your network. Please wait a little, then try again.',
  failed: 'An unexpected error occured. Please try again.',
  elsewhere: 'Please sign in on this page.',
} as const
export type SignInProblem = keyof typeof signInProblems

export type AskOutcome =
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

const problem = (name: SignInProblem) => ({ kind: 'problem', problem: name }) as const

type From = { readonly sender: string | null; readonly before: string | null }

/** Sends a sign-in code to the phone number in the form. */
export const askForCode = async (site: Site, form: Posted, { sender, before }: From): Promise<AskOutcome> => {
  const phone = dialled(postedText(form, 'phone', 60))
  if (phone === null) return problem('phone')
  if (!takesTexts(phone)) return problem('mobile')
  if (await mustWait(['codeQuestionsBySender', sender])) return problem('often')
  const text = { site, phone, sender }
  const refusal = await textRefusal(text)
  if (refusal) return problem(refusal)
  const { id, name, url } = site
  const tenant = { id, name, host: new URL(url).host }
  const proof = await proofOfWork(postedText(form, 'bot_check', 2100), sender, Date.now())
  const asked = { tenant, phone, sender, before, proof, secret: env.PAYLOAD_SECRET }
  const answer = await askCode(await database(), asked)
  if (answer.kind !== 'asked' || !answer.isTexted) await uncountText(text)
  if (answer.kind === 'prove') return problem('proof')
  return answer.kind === 'refuse' ? problem('texts') : answer
}

export type ProveOutcome =
  | { readonly kind: 'right'; readonly shopper: SignedIn }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

/** Checks the code in the form, in the browser that requested it. */
export const proveCode = async (site: Site, form: Posted, { sender, before }: From): Promise<ProveOutcome> => {
  const code = typedCode(form['code'])
  if (code === null) return problem('code')
  if (await mustWait(['codeTriesBySender', sender])) return problem('often')
  if (before === null) return problem('over')
  const tried = await signIn(await database(), { tenantId: site.id, id: before, code, secret: env.PAYLOAD_SECRET })
  return tried.kind === 'over' ? problem('over') : tried
}

/** Returns the phone for which a browser, identified by its cookie, may enter a code; null for none. */
export const codeAwaited = async (site: Pick<Site, 'id'>, id: string | undefined) =>
  id === undefined || !carId.test(id) ? null : openCode(await database(), site.id, id)

/** Ends every session of a shopper. */
export const endSessions = async (shopperId: string): Promise<void> => signOutEverywhere(await database(), shopperId)

/** Returns what an unsubscribe link would end; null for an unknown link. */
export const mailsEndedBy = async (site: Pick<Site, 'id'>, token: string): Promise<Ended | null> =>
  endedBy(await database(), site.id, token)

/** Ends the emails that an unsubscribe link belongs to. */
export const endMails = async (site: Pick<Site, 'id'>, token: string): Promise<void> =>
  unsubscribe(await database(), site.id, token)
