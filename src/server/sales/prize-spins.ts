import 'server-only'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { isUuid } from '@/src/domain/uuid'
import { signInProblems } from '@/src/domain/accounts/sign-in-problems'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { formatWait } from '@/src/domain/sales/wait-text'
import { claimText, findWheel, lastPrizeDay, type Wheel } from '@/src/domain/sales/wheel'
import { listWheelTerms } from '@/src/domain/sales/wheel-terms'
import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import { locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { createSiteCookie } from '@/src/server/forms/cookie'
import { database } from '@/src/server/database'
import type { SaleAnswer } from './sale-answer'
import { playWheel } from '@/src/services/sales/play-wheel'
import type { WonPrize } from '@/src/services/sales/prize-wheel'
import { REJECTED_FORM_QUERY } from '@/src/server/forms/rejected-form'

export const SPIN_COOKIE = 'forecourt-spin'
const createSpinCookie = (id: string): string => createSiteCookie(SPIN_COOKIE, id, 30 * 86_400)

const SPIN_PATH = '/spin-to-win'

/** The kind of address that the code of a prize is sent to, in words. */
const codeDestination = env.SMS_DRIVER === 'off' ? 'email address' : 'mobile number'

/** Tells the winner of a prize how to claim it. */
export const prizeClaimText = (site: Site, { validDays }: Wheel, { created_at }: WonPrize): string =>
  claimText(codeDestination, lastPrizeDay(created_at, validDays, locationTimezoneOf(findPrimaryLocation(site))))

/** Lists the terms of the promotion that its settings give; the dealer's own follow them. */
export const listPromotionTerms = (site: Site, wheel: Wheel): readonly string[] =>
  listWheelTerms(wheel, site.name, codeDestination)

/** Returns the prize this browser won in the current campaign; null if none. */
export const findWonPrize = async (
  site: Pick<Site, 'id'>,
  campaign: string,
  id: string | undefined,
): Promise<WonPrize | null> => {
  if (id === undefined || !isUuid(id)) return null
  const { rows } = await (
    await database()
  ).query<WonPrize>(
    'SELECT id, prize, created_at FROM prize_spins WHERE id = $1 AND tenant_id = $2 AND campaign = $3',
    [id, site.id, campaign],
  )
  return rows[0] ?? null
}

const refusals = {
  'too many texts': { message: signInProblems.texts, status: 429 },
  // A prize of this phone number is not disclosed: another person may have entered the number.
  none: { message: 'This mobile number has already had its spin in this campaign.', status: 409 },
} as const

/** Handles a spin of the wheel (RSV-05); null if this dealer has none. */
export const handleSpin = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  sender: string | null,
): Promise<SaleAnswer | null> => {
  const wheel = findWheel(site)
  if (!wheel) return null
  const sendCodeBy = env.SMS_DRIVER === 'off' ? 'email' : 'text'
  const result = await playWheel(await database(), { site, wheel, form, shopper, sender, sendCodeBy })
  if (result.kind === 'signed-out') return { to: SPIN_PATH, status: 401 }
  if (result.kind === 'won') {
    const body = { prize: result.won.prize, claim: prizeClaimText(site, wheel, result.won), index: result.index }
    return { to: SPIN_PATH, cookies: [createSpinCookie(result.won.id)], body }
  }
  const back = `${SPIN_PATH}?${REJECTED_FORM_QUERY}`
  const { values } = result
  if (result.kind === 'invalid') return { to: back, rejectedForm: { values, errors: result.errors }, status: 422 }
  const { message, status } =
    result.kind === 'rate-limited' ? { message: formatWait(result.seconds), status: 429 } : refusals[result.kind]
  return { to: back, rejectedForm: { values, errors: {}, message }, status }
}
