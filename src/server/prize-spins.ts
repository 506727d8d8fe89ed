import 'server-only'
import { payerFields, parseSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import { type Prize, parsePrizes } from '@/src/domain/sales/prizes'
import { toE164, canReceiveTexts } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { spinWheel, type WonPrize } from '@/src/services/sales/prize-wheel'
import { createSiteCookie } from './cookie'
import { env } from '@/src/env'
import { database } from './database'
import { signInProblems } from './accounts'
import { isRateLimited } from './limits'
import { findTextRefusal, uncountText } from './text-limits'
import type { SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'

export const SPIN_COOKIE = 'forecourt-spin'
const createSpinCookie = (id: string): string => createSiteCookie(SPIN_COOKIE, id, 30 * 86_400)

const SPIN_PATH = '/spin-to-win'

/** The kind of address that the code of a prize is sent to, in words. */
export const codeDestination = env.SMS_DRIVER === 'off' ? 'e-mail address' : 'mobile number'
const sendCodeBy = env.SMS_DRIVER === 'off' ? 'email' : 'text'

const ALREADY_SPUN_TEXT = 'This mobile number has had its turn in this campaign.'
const WAIT_TEXT = 'That was a lot of tries at once. Please wait a while, or give us a call.'

/** Returns this dealer's prize wheel; null if there is none. */
export const findWheel = ({ switches }: Pick<Site, 'switches'>) => {
  const { spin_to_win, spin_campaign, spin_prizes, spin_terms } = switches.sales
  const prizes = parsePrizes(spin_prizes)
  return spin_to_win && spin_campaign !== '' && prizes.length > 0
    ? { campaign: spin_campaign, prizes, terms: spin_terms }
    : null
}

const UUID_PATTERN = /^[0-9a-f-]{36}$/

/** Returns the prize this browser won in the current campaign; null if none. */
export const findWonPrize = async (
  site: Pick<Site, 'id'>,
  campaign: string,
  id: string | undefined,
): Promise<WonPrize | null> => {
  if (id === undefined || !UUID_PATTERN.test(id)) return null
  const { rows } = await (
    await database()
  ).query<WonPrize>('SELECT id, prize FROM prize_spins WHERE id = $1 AND tenant_id = $2 AND campaign = $3', [
    id,
    site.id,
    campaign,
  ])
  return rows[0] ?? null
}

const indexOfPrize = (prizes: readonly Prize[], won: WonPrize): number =>
  prizes.findIndex(({ name }) => name === won.prize)

type Wheel = NonNullable<ReturnType<typeof findWheel>>

const buildSpin = (
  site: Site,
  { campaign, prizes }: Wheel,
  values: Readonly<Record<string, string>>,
  shopper: Shopper | null,
) => {
  const { name = '', email = '', phone = '' } = values
  const player = {
    name,
    email: email.toLowerCase(),
    phone: toE164(phone) ?? phone,
    shopper: shopper?.id,
    sendCodeBy,
  } as const
  return { tenant: site.id, dealer: site.name, campaign, prizes, ...player }
}

const requiresSignIn = (site: Site, shopper: Shopper | null): boolean =>
  !shopper && site.switches.accounts.gated_pages.includes('spin-to-win')

/** Returns why no code can be texted to this phone; undefined if it can, or if codes go by email. */
const findPhoneProblem = async (site: Site, phone: string, sender: string | null): Promise<string | undefined> => {
  if (sendCodeBy === 'email') return undefined
  if (!canReceiveTexts(phone)) return signInProblems.mobile
  const refusal = await findTextRefusal({ site, phone, sender })
  return refusal === null ? undefined : signInProblems[refusal]
}

/** A signed-in shopper always plays with their own phone number. */
const withShopperPhone = (form: SaleForm, shopper: Shopper | null): SaleForm =>
  shopper ? { ...form, phone: shopper.phone } : form

/** Handles a spin of the wheel (RSV-05); null if this dealer has none. */
export const handleSpin = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  sender: string | null,
): Promise<SaleAnswer | null> => {
  const wheel = findWheel(site)
  if (!wheel) return null
  if (requiresSignIn(site, shopper)) return { to: SPIN_PATH, status: 401 }
  const read = parseSaleForm(withShopperPhone(form, shopper), payerFields, { agree: true })
  const back = `${SPIN_PATH}?problem=1`
  if ('errors' in read) return { to: back, rejectedForm: read, status: 422 }
  const refuse = (message: string, status: number): SaleAnswer => ({
    to: back,
    rejectedForm: { values: read.values, errors: {}, message },
    status,
  })
  if (await isRateLimited(['spinsBySender', sender])) return refuse(WAIT_TEXT, 429)
  const spin = buildSpin(site, wheel, read.values, shopper)
  const problem = await findPhoneProblem(site, spin.phone, sender)
  if (problem) return { to: back, rejectedForm: { values: read.values, errors: { phone: problem } }, status: 422 }
  const outcome = await spinWheel(await database(), spin)
  if (outcome.kind !== 'won' && sendCodeBy === 'text') await uncountText({ site, phone: spin.phone, sender })
  if (outcome.kind === 'too many texts') return refuse(signInProblems.texts, 429)
  // A prize of this phone number is not disclosed: another person may have entered the number.
  if (outcome.kind === 'none') return refuse(ALREADY_SPUN_TEXT, 409)
  const { won } = outcome
  const body = { prize: won.prize, sentTo: codeDestination, index: indexOfPrize(wheel.prizes, won) }
  return { to: SPIN_PATH, cookies: [createSpinCookie(won.id)], body }
}
