import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { signInProblems } from '@/src/domain/accounts/sign-in-problems'
import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import { locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import type { LeadErrors } from '@/src/domain/leads/parse-lead'
import { toE164, canReceiveTexts } from '@/src/domain/phone'
import { payerFields, parseSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import type { Prize } from '@/src/domain/sales/prizes'
import type { Wheel } from '@/src/domain/sales/wheel'
import type { Site } from '@/src/domain/tenancy/site'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { findTextRefusal, returnTextAllowance } from '@/src/services/limits/text-limits'
import { spinWheel, type WheelSpin, type WonPrize } from './prize-wheel'

const indexOfPrize = (prizes: readonly Prize[], won: WonPrize): number =>
  prizes.findIndex(({ name }) => name === won.prize)

const buildSpin = (
  site: Site,
  { campaign, prizes, validDays }: Wheel,
  values: Readonly<Record<string, string>>,
  shopper: Shopper | null,
  sendCodeBy: WheelSpin['sendCodeBy'],
): WheelSpin => {
  const { name = '', email = '', phone = '' } = values
  const player = {
    name,
    email: email.toLowerCase(),
    phone: toE164(phone) ?? phone,
    shopper: shopper?.id,
    sendCodeBy,
  }
  const timezone = locationTimezoneOf(findPrimaryLocation(site))
  return { tenant: site.id, dealer: site.name, campaign, prizes, validDays, timezone, ...player }
}

const requiresSignIn = (site: Site, shopper: Shopper | null): boolean =>
  !shopper && site.switches.accounts.gated_pages.includes('spin-to-win')

/** Returns why no code can be texted to this phone; undefined if it can. */
const findPhoneProblem = async (
  db: Pool,
  site: Site,
  phone: string,
  sender: string | null,
): Promise<string | undefined> => {
  if (!canReceiveTexts(phone)) return signInProblems.mobile
  const refusal = await findTextRefusal(db, { site, phone, sender })
  return refusal === null ? undefined : signInProblems[refusal]
}

/** A signed-in shopper always plays with their own phone number. */
const withShopperPhone = (form: SaleForm, shopper: Shopper | null): SaleForm =>
  shopper ? { ...form, phone: shopper.phone } : form

type Values = Readonly<Record<string, string>>

export type WheelResult =
  /** `index`: of the prize on the wheel. */
  | { readonly kind: 'won'; readonly won: WonPrize; readonly index: number }
  /** This dealer requires a sign-in. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'invalid'; readonly values: Values; readonly errors: LeadErrors }
  | { readonly kind: 'rate-limited'; readonly seconds: number; readonly values: Values }
  /** `too many texts`: to this phone; `none`: this phone had its turn. */
  | { readonly kind: 'too many texts' | 'none'; readonly values: Values }

type WheelRequest = {
  readonly site: Site
  readonly wheel: Wheel
  readonly form: SaleForm
  readonly shopper: Shopper | null
  readonly sender: string | null
  readonly sendCodeBy: WheelSpin['sendCodeBy']
}

/** Handles the form of a spin (RSV-05): the limits, then the draw. */
export const playWheel = async (
  db: Pool,
  { site, wheel, form, shopper, sender, sendCodeBy }: WheelRequest,
): Promise<WheelResult> => {
  if (requiresSignIn(site, shopper)) return { kind: 'signed-out' }
  const read = parseSaleForm(withShopperPhone(form, shopper), payerFields, { agree: true })
  if ('errors' in read) return { kind: 'invalid', ...read }
  const { values } = read
  const seconds = await consumeRateLimits(db, [['spinsBySender', sender]])
  if (seconds > 0) return { kind: 'rate-limited', seconds, values }
  const spin = buildSpin(site, wheel, values, shopper, sendCodeBy)
  const problem = sendCodeBy === 'text' ? await findPhoneProblem(db, site, spin.phone, sender) : undefined
  if (problem) return { kind: 'invalid', values, errors: { phone: problem } }
  const outcome = await spinWheel(db, spin)
  if (outcome.kind !== 'won' && sendCodeBy === 'text')
    await returnTextAllowance(db, { site, phone: spin.phone, sender })
  return outcome.kind === 'won'
    ? { kind: 'won', won: outcome.won, index: indexOfPrize(wheel.prizes, outcome.won) }
    : { kind: outcome.kind, values }
}
