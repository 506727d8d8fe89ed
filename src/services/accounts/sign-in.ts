import type { Pool } from 'pg'
import { parseCode } from '@/src/domain/accounts/sign-in-codes'
import type { SignInProblem } from '@/src/domain/accounts/sign-in-problems'
import { toE164, canReceiveTexts } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { verifySolution } from '@/src/services/leads/form-proof'
import { isRateLimited } from '@/src/services/limits/count-attempts'
import { findTextRefusal, returnTextAllowance } from '@/src/services/limits/text-limits'
import { requestCode } from './request-code'
import { signIn, type ShopperSession } from './shoppers'

export type CodeRequestOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'rate-limited'; readonly seconds: number }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

const toProblem = (name: SignInProblem) => ({ kind: 'problem', problem: name }) as const

/** The sender's address, and the code that this browser requested before. */
export type CodeRequestOrigin = { readonly sender: string | null; readonly codeId: string | null }

/** Sends a sign-in code to a phone number, as it was typed (ACC-01). `solution` answers the bot check. */
export const sendSignInCode = async (
  db: Pool,
  site: Site,
  typedForm: { readonly phone: string; readonly solution: string },
  { sender, codeId }: CodeRequestOrigin,
): Promise<CodeRequestOutcome> => {
  const phone = toE164(typedForm.phone)
  if (phone === null) return toProblem('phone')
  if (!canReceiveTexts(phone)) return toProblem('mobile')
  if (await isRateLimited(db, ['codeQuestionsBySender', sender])) return toProblem('often')
  const text = { site, phone, sender }
  const refusal = await findTextRefusal(db, text)
  if (refusal) return toProblem(refusal)
  const { id, name, url } = site
  const tenant = { id, name, host: new URL(url).host }
  const proof = await verifySolution(typedForm.solution, sender, Date.now())
  const codeRequest = { tenant, phone, sender, previousId: codeId, proof, secret: env.PAYLOAD_SECRET }
  const answer = await requestCode(db, codeRequest)
  if (answer.kind !== 'sent' || !answer.isTexted) await returnTextAllowance(db, text)
  if (answer.kind === 'needs-bot-check') return toProblem('proof')
  return answer.kind === 'rejected' ? toProblem('texts') : answer
}

export type SignInResult =
  | { readonly kind: 'correct'; readonly shopper: ShopperSession }
  | { readonly kind: 'invalid'; readonly triesLeft: number }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }

/** Signs a shopper in with the typed code, in the browser that requested it. */
export const signInWithCode = async (
  db: Pool,
  site: Site,
  typedCode: unknown,
  { sender, codeId }: CodeRequestOrigin,
): Promise<SignInResult> => {
  const code = parseCode(typedCode)
  if (code === null) return toProblem('code')
  if (await isRateLimited(db, ['codeTriesBySender', sender])) return toProblem('often')
  if (codeId === null) return toProblem('expired')
  const result = await signIn(db, { tenantId: site.id, id: codeId, code, secret: env.PAYLOAD_SECRET })
  return result.kind === 'expired' ? toProblem('expired') : result
}
