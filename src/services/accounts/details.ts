import type { Pool } from 'pg'
import { buildAccountEmail } from '@/src/domain/accounts/account-email'
import { alertConsentText } from '@/src/domain/accounts/alert-consent'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { formatEmailFooter } from '@/src/domain/locations/email-footer'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { isRateLimited } from '@/src/services/limits/count-attempts'
import { queueMessage } from '@/src/services/messages/queue-message'
import { createEmailToken, LINK_HOURS, parseEmailToken } from './email-token'

/** Confirms the address an email was sent to, if it is still this shopper's; false for an expired or foreign token. */
export const confirmEmail = async (
  db: Pick<Pool, 'query'>,
  site: Pick<Site, 'id'>,
  shopper: Shopper,
  token: string,
): Promise<boolean> => {
  const read = parseEmailToken(site, token)
  if (!read || read.shopper !== shopper.id) return false
  const { rowCount } = await db.query(
    'UPDATE shoppers SET email_confirmed = true, updated_at = now() WHERE id = $1 AND tenant_id = $2 AND email = $3',
    [read.shopper, site.id, read.email],
  )
  return rowCount === 1
}

const buildConfirmationEmail = (site: Site, href: string) =>
  buildAccountEmail({
    dealer: site.name,
    contact: formatEmailFooter(site),
    accent: site.theme.accent,
    subject: `Confirm your email for ${site.name}`,
    intro: `You entered this email address in your account at ${site.name}. Please confirm that it’s yours.`,
    lines: [],
    action: { label: 'Confirm my email', href },
    reason: `If this wasn’t you, ignore this email and we won’t use the address. The link works for ${String(LINK_HOURS)} hours.`,
  })

export type ShopperDetails = {
  readonly name: string
  /** Empty for none. */
  readonly email: string
  /** True if the shopper wants emails about price drops. */
  readonly alerts: boolean
}
export type DetailsProblem = 'name' | 'email' | 'often'

/** Saves name, address and consent; sends a confirmation email to a new address. Null if all is well. */
export const saveDetails = async (
  db: Pool,
  site: Site,
  shopper: Shopper,
  details: ShopperDetails,
): Promise<DetailsProblem | null> => {
  const name = details.name.replace(/[\p{Cc}\s]+/gu, ' ')
  const email = details.email.toLowerCase()
  if (name.length > 100) return 'name'
  if (email !== '' && !isEmail(email)) return 'email'
  const isNew = email !== (shopper.email ?? '')
  const mustConfirm = email !== '' && (isNew || !shopper.email_confirmed)
  if (mustConfirm && (await isRateLimited(db, ['confirmationsByShopper', shopper.id]))) return 'often'
  const alerts = email !== '' && details.alerts
  await inTransaction(db, async (client) => {
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
