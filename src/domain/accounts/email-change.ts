import { defaultTheme } from '../theme/palette'
import { type AccountEmail, buildAccountEmail } from './account-email'
import { PLATFORM_NAME } from './staff-invitation-email'

/** How long the link that confirms a new address works (STF-09). */
export const EMAIL_CHANGE_DAYS = 7

type EmailChangeDetails = {
  /** Empty if the account has no name. */
  readonly name: string
  readonly current: string
  /** Name or address of the person who asked for it. */
  readonly requester: string
}

/** Writes the email to the new address; `link` contains its token. */
export const buildEmailChangeEmail = ({ name, current, requester }: EmailChangeDetails, link: string): AccountEmail =>
  buildAccountEmail({
    dealer: PLATFORM_NAME,
    contact: '',
    accent: defaultTheme.accent,
    subject: 'Confirm your new email address',
    intro: `${name === '' ? 'Hi' : `Hi ${name}`}, ${requester} wants you to sign in with this email address from now on, instead of ${current}. Confirm that it’s yours.`,
    lines: [],
    action: { label: 'Confirm this address', href: link },
    reason: `Until you confirm, nothing changes. This link works once, for ${String(EMAIL_CHANGE_DAYS)} days. If you don’t expect it, ignore this email.`,
  })

const noticeTexts = {
  requested: {
    subject: 'Someone asked to change your email address',
    intro: (email: string, requester: string) =>
      `${requester} asked that you sign in with ${email} from now on, instead of this address. Nothing changes until that mailbox confirms it.`,
    reason:
      'If you don’t expect this, withdraw the change under Account, choose a new password and tell your administrator.',
    label: 'Open your account',
  },
  confirmed: {
    subject: 'Your email address was changed',
    intro: (email: string) => `You now sign in with ${email}. This address can’t sign in any more.`,
    reason:
      'If you don’t expect this, tell your administrator at once: someone may have your account. They can end its sessions and change the address back.',
    label: 'Sign in',
  },
} as const

export type EmailChangeStage = keyof typeof noticeTexts

/** Writes the notice to the old address, so that a change that its owner did not want is noticed. */
export const buildEmailChangeNotice = (
  stage: EmailChangeStage,
  { name, email, requester }: { readonly name: string; readonly email: string; readonly requester: string },
  accountLink: string,
): AccountEmail => {
  const { subject, intro, reason, label } = noticeTexts[stage]
  return buildAccountEmail({
    dealer: PLATFORM_NAME,
    contact: '',
    accent: defaultTheme.accent,
    subject,
    intro: `${name === '' ? 'Hi' : `Hi ${name}`}. ${intro(email, requester)}`,
    lines: [],
    action: { label, href: accountLink },
    reason,
  })
}

/** Why a link does not work. An unknown one may be used, withdrawn or replaced. */
export const emailChangeRefusals = {
  unknown:
    'This link isn’t valid any more. The address may have been confirmed already, or the change was withdrawn or replaced by a newer one. Use the link in the newest email.',
  expired: `This link has expired: it works for ${String(EMAIL_CHANGE_DAYS)} days. Ask for a new one.`,
} as const
