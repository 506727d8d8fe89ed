import 'server-only'
import { parseSafePath } from '@/src/domain/accounts/safe-path'
import { isUuid } from '@/src/domain/uuid'
import { type SignInType, parseSignInType } from '@/src/domain/accounts/sign-in-type'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { database } from '@/src/server/database'
import { type FormBody, readFormText } from '@/src/server/forms/posted-form'
import { findOpenCode } from '@/src/services/accounts/verify-code'
import { signOutEverywhere } from '@/src/services/accounts/shoppers'
import { type CodeRequestOrigin, sendSignInCode, signInWithCode } from '@/src/services/accounts/sign-in'

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

/** Reads type, redirect, back and save from an address or a form; redirects to other sites are ignored (ACC-01). */
export const readSignInTarget = (site: Pick<Site, 'switches'>, getValue: (name: string) => unknown): SignInTarget => {
  const save = getValue('save')
  return {
    type: parseSignInType(getValue('type')),
    redirect: parseSafePath(getValue('redirect')) ?? defaultRedirect(site),
    back: parseSafePath(getValue('back')) ?? '/',
    save: typeof save === 'string' && isUuid(save) ? save : null,
  }
}

/** True if this installation can send sign-in codes. */
export const canSignIn = env.SMS_DRIVER !== 'off'

/** The page on which a demo, which sends no texts, shows them instead; undefined if texts are sent. */
export const devMailboxHref = env.SMS_DRIVER === 'dev-mailbox' ? `${env.PUBLIC_URL}/dev-mailbox` : undefined

/** Sends a sign-in code to the phone number in the form. */
export const requestSignInCode = async (site: Site, form: FormBody, origin: CodeRequestOrigin) => {
  const typedForm = { phone: readFormText(form, 'phone', 60), solution: readFormText(form, 'bot_check', 2100) }
  return sendSignInCode(await database(), site, typedForm, origin)
}

/** Checks the code in the form, in the browser that requested it. */
export const verifySignInCode = async (site: Site, form: FormBody, origin: CodeRequestOrigin) =>
  signInWithCode(await database(), site, form['code'], origin)

/** Returns the phone for which a browser, identified by its cookie, may enter a code; null for none. */
export const findPendingCode = async (site: Pick<Site, 'id'>, id: string | undefined) =>
  id === undefined || !isUuid(id) ? null : findOpenCode(await database(), site.id, id)

/** Ends every session of a shopper. */
export const endSessions = async (shopperId: string): Promise<void> => signOutEverywhere(await database(), shopperId)
