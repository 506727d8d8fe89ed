import { formatPhone } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'

type ReceiptSubject = {
  readonly reference: string
  /** The vehicle of the dealer's stock that the form was about. */
  readonly vehicle?: string | undefined
  /** Where the shopper continues, such as the page of a valuation. */
  readonly link?: string | undefined
}

/**
 * Builds the email that tells a shopper that a form has arrived (LEAD-08). It repeats nothing that was typed into the
 * form: anyone can enter another person's address there, and would otherwise choose the words of an email to them.
 */
export const buildLeadReceipt = (
  { name, phone }: Pick<Site, 'name'> & { readonly phone?: string | undefined },
  { reference, vehicle, link }: ReceiptSubject,
): { readonly subject: string; readonly text: string } => ({
  subject: `We’ve received your request (${reference})`,
  text: [
    'Hello,',
    `Thanks for contacting ${name}. We’ve received your request${vehicle ? ` about the ${vehicle}` : ''}, and we’ll be in touch soon.`,
    ...(link === undefined ? [] : [`See it here: ${link}`]),
    `Your reference: ${reference}`,
    ...(phone ? [`Need an answer now? Call us on ${formatPhone(phone)}.`] : []),
    'If you didn’t send us a request, you can ignore this email.',
  ].join('\n\n'),
})
