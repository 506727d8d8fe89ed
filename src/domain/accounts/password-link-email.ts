import { defaultTheme } from '../theme/palette'
import { type AccountEmail, buildAccountEmail } from './account-email'
import { PLATFORM_NAME } from './staff-invitation-email'

/** Writes the email with the link to a new password (STF-09). `requester` is the administrator who sends it, if any. */
export const buildPasswordLinkEmail = (
  { name, requester }: { readonly name: string; readonly requester?: string },
  link: string,
): AccountEmail =>
  buildAccountEmail({
    dealer: PLATFORM_NAME,
    contact: '',
    accent: defaultTheme.accent,
    subject: 'Choose a new password',
    intro: `${name === '' ? 'Hi' : `Hi ${name}`}. ${
      requester === undefined
        ? 'Someone asked for a new password for your account.'
        : `${requester} sends you a link to a new password for your account.`
    }`,
    lines: [],
    action: { label: 'Choose a new password', href: link },
    reason:
      'This link works once, for one hour, and a newer email replaces it. If you don’t expect it, ignore this email: your password stays as it is.',
  })
