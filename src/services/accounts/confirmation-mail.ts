import { buildAccountEmail, oneClickUnsubscribeHeaders } from '@/src/domain/accounts/account-email'
import { ALERT_FREQUENCY_TEXT } from '@/src/domain/accounts/alert-time'
import { CONFIRMATION_LINK_DAYS, type SavedSearch } from '@/src/domain/stock/searches/saved-search'

/** The dealer a confirmation mail is sent for. */
export type ConfirmingDealer = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly contact: string
  readonly accent: string
}

/** Builds the mail that asks for the confirmation of a saved search (SRCH-18). */
export const buildConfirmationMail = (
  { name, url, contact, accent }: ConfirmingDealer,
  { search: { email }, label }: { readonly search: Pick<SavedSearch, 'email'>; readonly label: string },
  token: string,
) => ({
  ...buildAccountEmail({
    dealer: name,
    contact,
    accent,
    subject: `Confirm your saved search: ${label}`,
    intro: `A search at ${name} was saved for ${email}: ${label}. Please confirm that you want an email when new vehicles match it. ${ALERT_FREQUENCY_TEXT}`,
    lines: [],
    action: { label: 'Confirm my saved search', href: `${url}/saved-searches/confirm?token=${token}` },
    reason: `If this wasn’t you, ignore this email and we won’t send another. The link works for ${String(CONFIRMATION_LINK_DAYS)} days.`,
    unsubscribe: `${url}/unsubscribe?token=${token}`,
  }),
  headers: oneClickUnsubscribeHeaders(`${url}/api/account/unsubscribe?token=${token}`),
})
