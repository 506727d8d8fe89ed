import 'server-only'
import { payerFields, readSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import { type Prize, prizesOf } from '@/src/domain/sales/prizes'
import { dialled, takesTexts } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { turnWheel, type Won } from '@/src/services/sales/spin'
import { siteCookie } from './cookie'
import { env } from '@/src/env'
import { database } from './database'
import { signInProblems } from './accounts'
import { mustWait } from './limits'
import { textRefusal, uncountText } from './text-limits'
import type { SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'

export const spinCookie = 'forecourt-spin'
const remember = (id: string): string => siteCookie(spinCookie, id, 30 * 86_400)

const page = '/spin-to-win'

/** The kind of address that the code of a prize is sent to, in words. */
export const codeSentTo = env.SMS_DRIVER === 'off' ? 'e-mail address' : 'mobile number'
const sendCodeBy = env.SMS_DRIVER === 'off' ? 'email' : 'text'

const hadTurn = 'This mobile number has had its turn in this campaign.'
const wait = 'That was a lot of tries at once. Please wait a while, or give us a call.'

/** Returns this dealer's prize wheel; null if there is none. */
export const wheelOf = ({ switches }: Pick<Site, 'switches'>) => {
  const { spin_to_win, spin_campaign, spin_prizes, spin_terms } = switches.sales
  const prizes = prizesOf(spin_prizes)
  return spin_to_win && spin_campaign !== '' && prizes.length > 0
    ? { campaign: spin_campaign, prizes, terms: spin_terms }
    : null
}

const uuid = /^[0-9a-f-]{36}$/

/** Returns the prize this browser won in the current campaign; null if none. */
export const wonBefore = async (
  site: Pick<Site, 'id'>,
  campaign: string,
  id: string | undefined,
): Promise<Won | null> => {
  if (id === undefined || !uuid.test(id)) return null
  const { rows } = await (
    await database()
  ).query<Won>('SELECT id, prize FROM prize_spins WHERE id = $1 AND tenant_id = $2 AND campaign = $3', [
    id,
    site.id,
    campaign,
  ])
  return rows[0] ?? null
}

const indexOf = (prizes: readonly Prize[], won: Won): number => prizes.findIndex(({ name }) => name === won.prize)

type Wheel = NonNullable<ReturnType<typeof wheelOf>>

const turnOf = (
  site: Site,
  { campaign, prizes }: Wheel,
  values: Readonly<Record<string, string>>,
  shopper: Shopper | null,
) => {
  const { name = '', email = '', phone = '' } = values
  const who = {
    name,
    email: email.toLowerCase(),
    phone: dialled(phone) ?? phone,
    shopper: shopper?.id,
    sendCodeBy,
  } as const
  return { tenant: site.id, dealer: site.name, campaign, prizes, ...who }
}

const isShut = (site: Site, shopper: Shopper | null): boolean =>
  !shopper && site.switches.accounts.gated_pages.includes('spin-to-win')

/** Returns why no code can be texted to this phone; undefined if it can, or if codes go by email. */
const phoneProblem = async (site: Site, phone: string, sender: string | null): Promise<string | undefined> => {
  if (sendCodeBy === 'email') return undefined
  if (!takesTexts(phone)) return signInProblems.mobile
  const refusal = await textRefusal({ site, phone, sender })
  return refusal === null ? undefined : signInProblems[refusal]
}

/** A signed-in shopper always plays with their own phone number. */
const formOf = (form: SaleForm, shopper: Shopper | null): SaleForm =>
  shopper ? { ...form, phone: shopper.phone } : form

/** Handles a spin of the wheel (RSV-05); null if this dealer has none. */
export const takeSpin = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  sender: string | null,
): Promise<SaleAnswer | null> => {
  const wheel = wheelOf(site)
  if (!wheel) return null
  if (isShut(site, shopper)) return { to: page, status: 401 }
  const read = readSaleForm(formOf(form, shopper), payerFields, { agree: true })
  const back = `${page}?problem=1`
  if ('errors' in read) return { to: back, kept: read, status: 422 }
  const refused = (message: string, status: number): SaleAnswer => ({
    to: back,
    kept: { values: read.values, errors: {}, message },
    status,
  })
  if (await mustWait(['spinsBySender', sender])) return refused(wait, 429)
  const turn = turnOf(site, wheel, read.values, shopper)
  const problem = await phoneProblem(site, turn.phone, sender)
  if (problem) return { to: back, kept: { values: read.values, errors: { phone: problem } }, status: 422 }
  const outcome = await turnWheel(await database(), turn)
  if (outcome.kind !== 'won' && sendCodeBy === 'text') await uncountText({ site, phone: turn.phone, sender })
  if (outcome.kind === 'too many texts') return refused(signInProblems.texts, 429)
  // A prize of this phone number is not disclosed: another person may have entered the number.
  if (outcome.kind === 'none') return refused(hadTurn, 409)
  const { won } = outcome
  const body = { prize: won.prize, sentTo: codeSentTo, index: indexOf(wheel.prizes, won) }
  return { to: page, cookies: [remember(won.id)], body }
}
