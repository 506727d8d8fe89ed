import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { buildAccountEmail } from '@/src/domain/accounts/account-email'
import { isEmail } from '@/src/domain/stock/saved-search'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { inTransaction } from '@/src/integrations/postgres/connections'
import {
  loadAccountRecords,
  cancelBooking,
  confirmOwnSearch,
  deleteAccount,
  deleteSavedSearch,
  type AccountOwner,
  type AccountRow,
} from '@/src/services/accounts/records'
import { queueMessage } from '@/src/services/messages/queue-message'
import { database } from '@/src/server/database'
import { isRateLimited } from '@/src/server/limits'
import { formatDealerContact } from '@/src/domain/locations/dealer-contact'
import { type FormBody, readFormText } from '@/src/server/posted-form'
import type { Shopper } from '@/src/server/shopper-session'

/** A row of one of the shopper's tables, with the table's own columns. */
export type ShopperRecord = AccountRow

const toOwner = (site: Pick<Site, 'id'>, { id, phone, email, email_confirmed }: Shopper): AccountOwner => ({
  tenantId: site.id,
  id,
  phone,
  confirmedEmail: email_confirmed && email !== undefined ? email : null,
})

/** Returns everything a shopper did on this dealer's site (ACC-04). */
export const loadShopperAccount = async (site: Pick<Site, 'id'>, shopper: Shopper) =>
  loadAccountRecords(await database(), toOwner(site, shopper))

/** Cancels a booking of the shopper; false if it is not theirs or can no longer be cancelled. */
export const cancelOwnBooking = async (site: Pick<Site, 'id'>, shopper: Shopper, id: string): Promise<boolean> =>
  cancelBooking(await database(), toOwner(site, shopper), id)

/** Deletes a saved search of the shopper; false if it is not theirs. */
export const deleteOwnSearch = async (site: Pick<Site, 'id'>, shopper: Shopper, id: string): Promise<boolean> =>
  deleteSavedSearch(await database(), toOwner(site, shopper), id)

/** Confirms a saved search without its email link; false if it is not theirs. */
export const confirmShopperSearch = async (site: Pick<Site, 'id'>, shopper: Shopper, id: string): Promise<boolean> =>
  confirmOwnSearch(await database(), toOwner(site, shopper), id)

/** Deletes the account (ACC-06). */
export const deleteOwnAccount = async (site: Pick<Site, 'id'>, shopper: Shopper): Promise<void> =>
  deleteAccount(await database(), toOwner(site, shopper))

/** Returns whether the shopper agreed to emails about price drops. */
export const hasPriceAlerts = async (shopper: Shopper): Promise<boolean> => {
  const { rows } = await (
    await database()
  ).query<{ price_alerts: boolean | null }>('SELECT price_alerts FROM shoppers WHERE id = $1', [shopper.id])
  return rows[0]?.price_alerts === true
}

/** The consent text that is shown and stored (Spam Act 2003). */
export const alertConsentText = (dealer: string): string =>
  `Email me when the price of a car I saved drops. Every email from ${dealer} has a link that ends it.`

/** How long the link in a confirmation email works. */
const LINK_HOURS = 48

const sign = (site: Pick<Site, 'id'>, content: string): Buffer =>
  createHmac('sha256', `${env.PAYLOAD_SECRET} email`).update(`${site.id} ${content}`).digest()

/** Creates the signed token of a confirmation link: shopper, email address and expiry. */
const createEmailToken = (site: Pick<Site, 'id'>, shopper: string, email: string): string => {
  const content = Buffer.from(JSON.stringify([shopper, email, Date.now() + LINK_HOURS * 3_600_000])).toString(
    'base64url',
  )
  return `${content}.${sign(site, content).toString('base64url')}`
}

const parseEmailToken = (
  site: Pick<Site, 'id'>,
  token: string,
): { readonly shopper: string; readonly email: string } | null => {
  const [content = '', signatureText = ''] = token.split('.')
  const expected = sign(site, content)
  const actual = Buffer.from(signatureText, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(expected, actual)) return null
  const [shopper, email, until] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string, number]
  return until > Date.now() ? { shopper, email } : null
}

/** Confirms the address an email was sent to, if it is still this shopper's; false for an expired or foreign token. */
export const confirmEmail = async (site: Pick<Site, 'id'>, shopper: Shopper, token: string): Promise<boolean> => {
  const read = parseEmailToken(site, token)
  if (!read || read.shopper !== shopper.id) return false
  const { rowCount } = await (
    await database()
  ).query(
    'UPDATE shoppers SET email_confirmed = true, updated_at = now() WHERE id = $1 AND tenant_id = $2 AND email = $3',
    [read.shopper, site.id, read.email],
  )
  return rowCount === 1
}

const buildConfirmationEmail = (site: Site, href: string) =>
  buildAccountEmail({
    dealer: site.name,
    contact: formatDealerContact(site),
    accent: site.theme.accent,
    subject: `Confirm your email for ${site.name}`,
    intro: `You entered this address in your account at ${site.name}. Please confirm that it is yours.`,
    lines: [],
    action: { label: 'Confirm my email', href },
    reason: `If this was not you, do nothing: the address is then not used. The link works for ${String(LINK_HOURS)} hours.`,
  })

export type DetailsProblem = 'name' | 'email' | 'often'

/** Saves name, address and consent; sends a confirmation email to a new address. Null if all is well. */
export const saveDetails = async (site: Site, shopper: Shopper, form: FormBody): Promise<DetailsProblem | null> => {
  const name = readFormText(form, 'name', 300).replace(/[\p{Cc}\s]+/gu, ' ')
  const email = readFormText(form, 'email', 300).toLowerCase()
  if (name.length > 100) return 'name'
  if (email !== '' && !isEmail(email)) return 'email'
  const isNew = email !== (shopper.email ?? '')
  const mustConfirm = email !== '' && (isNew || !shopper.email_confirmed)
  if (mustConfirm && (await isRateLimited(['confirmationsByShopper', shopper.id]))) return 'often'
  const alerts = email !== '' && readFormText(form, 'alerts', 10) !== ''
  await inTransaction(await database(), async (client) => {
    await client.query(
      `UPDATE shoppers SET name = nullif($2, ''), email = nullif($3, ''),
         email_confirmed = CASE WHEN coalesce(email, '') = $3 THEN email_confirmed ELSE false END,
         price_alerts = $4, alerts_consent = CASE WHEN $4 THEN $5 ELSE NULL END, updated_at = now() WHERE id = $1`,
      [shopper.id, name, email, alerts, alertConsentText(site.name)],
    )
    if (!mustConfirm) return
    const href = `${site.url}${site.switches.accounts.garage_path}?confirm=${createEmailToken(site, shopper.id, email)}`
    const { subject, text, html } = buildConfirmationEmail(site, href)
    await queueMessage(client, { tenant: site.id, channel: 'email', to: email, from: site.name, subject, text, html })
  })
  return null
}
