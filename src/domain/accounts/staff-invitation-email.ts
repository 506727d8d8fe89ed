import { describeRole, describeRoles, PLATFORM_ADMIN_DESCRIPTION, type Role } from '../panel/roles'
import { defaultTheme } from '../theme/palette'
import { formatLongMoment } from '../time/format-moment'
import { type AccountEmail, buildAccountEmail } from './account-email'

/** The contents of an invitation, for its email and its page. */
export type InvitationDetails = {
  readonly name: string
  readonly email: string
  readonly platformAdmin: boolean
  readonly memberships: readonly { readonly dealer: string; readonly role: Role }[]
  /** Name or email address of the person who sent it. */
  readonly inviter: string
  readonly expiresAt: Date
}

/** The platform's name, as the sender of what belongs to no single dealer. */
export const PLATFORM_NAME = 'Forecourt'

/** The sender of the email: the dealer, or the platform for several dealers and for its own staff. */
export const invitationSender = ({ memberships }: Pick<InvitationDetails, 'memberships'>): string =>
  memberships.length === 1 && memberships[0] ? memberships[0].dealer : PLATFORM_NAME

/** One sentence for each role, without repeating it for each dealer. */
export const listRoleDescriptions = ({
  platformAdmin,
  memberships,
}: Pick<InvitationDetails, 'platformAdmin' | 'memberships'>): readonly string[] =>
  platformAdmin ? [PLATFORM_ADMIN_DESCRIPTION] : [...new Set(memberships.map(({ role }) => role))].map(describeRole)

/** Writes the email of an invitation; `link` contains its token, `timezone` is the dealer's. */
export const buildInvitationEmail = (details: InvitationDetails, link: string, timezone: string): AccountEmail => {
  const { name, inviter, expiresAt, memberships, platformAdmin } = details
  const sender = invitationSender(details)
  const roles = describeRoles(memberships, platformAdmin)
  return buildAccountEmail({
    dealer: sender,
    contact: '',
    accent: defaultTheme.accent,
    subject: `${inviter} has invited you to ${sender}`,
    intro: `Hi ${name}, ${inviter} has invited you to sign in as ${roles}. Accept the invitation to get started.`,
    lines: [],
    action: { label: 'Accept the invitation', href: link },
    reason: `This link is for you only. It works once, until ${formatLongMoment(expiresAt, timezone)}. If you don’t expect it, ignore this email.`,
  })
}
