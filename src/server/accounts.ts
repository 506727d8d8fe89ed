import 'server-only'
import { parseSafePath } from '@/src/domain/accounts/safe-path'
import { type SignInType, parseSignInType } from '@/src/domain/accounts/sign-in-type'
import { parseCode } from '@/src/domain/accounts/sign-in-codes'
import { toE164, canReceiveTexts } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { requestCode, findOpenCode } from '@/src/services/accounts/codes'
import { signIn, type ShopperSession, signOutEverywhere } from '@/src/services/accounts/shoppers'
import { findSubscription, type Subscription, unsubscribe } from '@/src/services/accounts/unsubscribe'
import { verifySolution } from './bot-check'
import { database } from './database'
import { isRateLimited } from './limits'
import { type FormBody, readFormText } from './posted-form'
import { findTextRefusal, uncountText } from './text-limits'

/** The kind of a sign-in, and its addresses before and after (ACC-01). Each of them is within this site. */
export type SignInTarget = {
  readonly type: SignInType
  readonly redirect: string
  readonly back: string
  /** A vehicle to save after the sign-in. */
  readonly save: string | null
}

/** Without a redirect: the shopper's account page, or the home page if the dealer has none. */
const defaultRedirect = ({ switches }: Pick<Site, 'switches'>): string =>
  switches.accounts.garage ? switches.accounts.garage_path : '/'

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads type, redirect, back and save from an address or a form; redirects to other sites are ignored (ACC-01). */
export const readSignInTarget = (site: Pick<Site, 'switches'>, getValue: (name: string) => unknown): SignInTarget => {
  const save = getValue('save')
  return {
    type: parseSignInType(getValue('type')),
    redirect: parseSafePath(getValue('redirect')) ?? defaultRedirect(site),
    back: parseSafePath(getValue('back')) ?? '/',
    save: typeof save === 'string' && UUID_PATTERN.test(save) ? save : null,
  }
}

/** True if this installation can send sign-in codes. */
export const canSignIn = env.SMS_DRIVER !== 'off'

/** The page on which a demo, which sends no texts, shows them instead; undefined if texts are sent. */
export const devMailboxHref = env.SMS_DRIVER === 'outbox' ? `${env.PUBLIC_URL}/outbox` : undefined

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

export type CodeRequestResult =
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

const toProblem = (name: SignInProblem) => ({ kind: 'problem', problem: name }) as const

type CodeRequestOrigin = { readonly sender: string | null; readonly codeId: string | null }

/** Sends a sign-in code to the phone number in the form. */
export const sendSignInCode = async (
  site: Site,
  form: FormBody,
  { sender, codeId }: CodeRequestOrigin,
): Promise<CodeRequestResult> => {
  const phone = toE164(readFormText(form, 'phone', 60))
  if (phone === null) return toProblem('phone')
  if (!canReceiveTexts(phone)) return toProblem('mobile')
  if (await isRateLimited(['codeQuestionsBySender', sender])) return toProblem('often')
  const text = { site, phone, sender }
  const refusal = await findTextRefusal(text)
  if (refusal) return toProblem(refusal)
  const { id, name, url } = site
  const tenant = { id, name, host: new URL(url).host }
  const proof = await verifySolution(readFormText(form, 'bot_check', 2100), sender, Date.now())
  const codeRequest = { tenant, phone, sender, previousId: codeId, proof, secret: env.PAYLOAD_SECRET }
  const answer = await requestCode(await database(), codeRequest)
  if (answer.kind !== 'asked' || !answer.isTexted) await uncountText(text)
  if (answer.kind === 'prove') return toProblem('proof')
  return answer.kind === 'refuse' ? toProblem('texts') : answer
}

export type CodeCheckResult =
  | { readonly kind: 'right'; readonly shopper: ShopperSession }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

/** Checks the code in the form, in the browser that requested it. */
export const verifyCode = async (
  site: Site,
  form: FormBody,
  { sender, codeId }: CodeRequestOrigin,
): Promise<CodeCheckResult> => {
  const code = parseCode(form['code'])
  if (code === null) return toProblem('code')
  if (await isRateLimited(['codeTriesBySender', sender])) return toProblem('often')
  if (codeId === null) return toProblem('over')
  const result = await signIn(await database(), { tenantId: site.id, id: codeId, code, secret: env.PAYLOAD_SECRET })
  return result.kind === 'over' ? toProblem('over') : result
}

/** Returns the phone for which a browser, identified by its cookie, may enter a code; null for none. */
export const findPendingCode = async (site: Pick<Site, 'id'>, id: string | undefined) =>
  id === undefined || !UUID_PATTERN.test(id) ? null : findOpenCode(await database(), site.id, id)

/** Ends every session of a shopper. */
export const endSessions = async (shopperId: string): Promise<void> => signOutEverywhere(await database(), shopperId)

/** Returns what an unsubscribe link would end; null for an unknown link. */
export const findUnsubscribe = async (site: Pick<Site, 'id'>, token: string): Promise<Subscription | null> =>
  findSubscription(await database(), site.id, token)

/** Ends the emails that an unsubscribe link belongs to. */
export const confirmUnsubscribe = async (site: Pick<Site, 'id'>, token: string): Promise<void> =>
  unsubscribe(await database(), site.id, token)
