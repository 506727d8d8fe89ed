import { type AccountEmail, buildAccountEmail } from '../accounts/account-email'
import { PLATFORM_NAME } from '../accounts/staff-invitation-email'
import { defaultTheme } from '../theme/palette'

export type AssignedLead = {
  /** Empty if the shopper gave no name. */
  readonly name: string
  readonly category: string
  /** The vehicle, if the lead is about one, and the time when it came in. */
  readonly note: string
  /** Opens the lead in the panel. */
  readonly href: string
}

type Assignment = {
  /** Empty if the account has no name. */
  readonly name: string
  /** Name of the colleague who assigned the leads. */
  readonly author: string
  /** The leads that were assigned at once, in the order in which the email lists them. */
  readonly leads: readonly AssignedLead[]
  /** Opens the inbox with the leads of the recipient. */
  readonly inbox: string
}

const titleOf = ({ name, category }: AssignedLead): string => (name === '' ? category : `${category} from ${name}`)

/** The parts that depend on how many leads there are: a single lead needs no list. */
const describeLeads = (leads: readonly AssignedLead[], inbox: string) => {
  const [lead] = leads
  if (leads.length === 1 && lead) {
    const about = titleOf(lead)
    const action = { label: 'Open the lead', href: lead.href }
    return { subject: `A lead for you: ${about}`, assigned: `a lead to you: ${about}.`, lines: [], action }
  }
  return {
    subject: `${String(leads.length)} leads for you`,
    assigned: `${String(leads.length)} leads to you. Here they are, oldest first.`,
    lines: leads.map((one) => ({ title: titleOf(one), note: one.note, href: one.href })),
    action: { label: 'Open your leads', href: inbox },
  }
}

/** Writes the one email to a colleague whom leads were assigned to (ADM-04). */
export const buildAssignedEmail = ({ name, author, leads, inbox }: Assignment): AccountEmail => {
  const { subject, assigned, lines, action } = describeLeads(leads, inbox)
  return buildAccountEmail({
    dealer: PLATFORM_NAME,
    contact: '',
    accent: defaultTheme.accent,
    subject,
    intro: `${name === '' ? 'Hi' : `Hi ${name}`}. ${author} has assigned ${assigned}`,
    lines,
    action,
    reason: 'We send this email whenever a colleague assigns a lead to you.',
  })
}
