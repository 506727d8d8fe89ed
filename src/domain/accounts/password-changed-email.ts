import { defaultTheme } from '../theme/palette'
import { formatLongMoment } from '../time/format-moment'
import { type AccountEmail, buildAccountEmail } from './account-email'
import { PLATFORM_NAME } from './staff-invitation-email'

const doors = {
  account: 'on your account’s page',
  link: 'with the link in an email from us',
} as const

/** Where a password was changed: on the account's page, or with the link of an email. */
export type PasswordDoor = keyof typeof doors

type PasswordChange = {
  /** Empty if the account has no name. */
  readonly name: string
  readonly door: PasswordDoor
  readonly at: Date
  readonly timezone: string
}

/**
 * Writes the email to the owner of an account whose password was changed, so that a change by someone else is noticed
 * (STF-09). It contains no secret: `forgotLink` leads to the page that asks for an email address.
 */
export const buildPasswordChangedEmail = (
  { name, door, at, timezone }: PasswordChange,
  forgotLink: string,
): AccountEmail =>
  buildAccountEmail({
    dealer: PLATFORM_NAME,
    contact: '',
    accent: defaultTheme.accent,
    subject: 'Your password was changed',
    intro: `${name === '' ? 'Hi' : `Hi ${name}`}. Your password was changed at ${formatLongMoment(at, timezone)}, ${doors[door]}. If that was you, there’s nothing to do. If it wasn’t, choose a new password now and tell your administrator: someone may have your account.`,
    lines: [],
    action: { label: 'It wasn’t me: choose a new password', href: forgotLink },
    reason: 'We send this email whenever the password of your account changes.',
  })
