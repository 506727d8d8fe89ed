import { type AccountEmail, buildAccountEmail } from '../accounts/account-email'
import { PLATFORM_NAME } from '../accounts/staff-invitation-email'
import { defaultTheme } from '../theme/palette'

type Assignment = {
  /** Empty if the account has no name. */
  readonly name: string
  /** Name of the colleague who assigned it. */
  readonly author: string
  readonly lead: { readonly name: string; readonly category: string }
}

/** Writes the email to a colleague whom a lead was assigned to (ADM-04). `href` opens the lead in the panel. */
export const buildAssignedEmail = ({ name, author, lead }: Assignment, href: string): AccountEmail => {
  const about = lead.name === '' ? lead.category : `${lead.category} from ${lead.name}`
  return buildAccountEmail({
    dealer: PLATFORM_NAME,
    contact: '',
    accent: defaultTheme.accent,
    subject: `A lead for you: ${about}`,
    intro: `${name === '' ? 'Hi' : `Hi ${name}`}. ${author} has assigned a lead to you: ${about}.`,
    lines: [],
    action: { label: 'Open the lead', href },
    reason: 'We send this email whenever a colleague assigns a lead to you.',
  })
}
