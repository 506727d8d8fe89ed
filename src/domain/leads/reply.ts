import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import { leadReference } from './reference'

/** An answer of staff to a lead, sent as an email from the panel (ADM-04). */

export const MAX_REPLY_CHARS = 5000

/** Control characters except line breaks and tabs, which no email needs. */
const CONTROLS = /[\0-\x08\v\f\x0e-\x1f\x7f]/g

/** Reads what staff wrote; the message says what is wrong with it. */
export const readReplyText = (typedValue: unknown): { readonly text: string } | { readonly message: string } => {
  const text = (typeof typedValue === 'string' ? typedValue : '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .trim()
  if (text === '') return { message: 'Write your answer first.' }
  if (text.length > MAX_REPLY_CHARS)
    return {
      message: `Your answer has ${String(text.length)} characters. It can have up to ${String(MAX_REPLY_CHARS)}.`,
    }
  return { text }
}

type ReplyLead = {
  readonly id: string
  readonly category: string
  readonly vehicle_make?: string | null | undefined
  readonly vehicle_model?: string | null | undefined
}

/**
 * The subject names the vehicle and the reference that the shopper was given. It repeats nothing that was typed into the
 * form, since anyone can enter another person's address there.
 */
export const replySubject = ({ id, category, vehicle_make, vehicle_model }: ReplyLead): string => {
  const vehicle = formatMakeModel(vehicle_make, vehicle_model)
  return `Your ${category === 'Careers' ? 'application' : 'enquiry'}${vehicle === '' ? '' : ` about the ${vehicle}`} (${leadReference(id)})`
}

/** The text that staff start with: a greeting and who writes. */
export const draftReply = (person: string | null | undefined, author: string, dealer: string): string => {
  const firstName = person?.trim().split(/\s+/)[0]
  return `Hi${firstName ? ` ${firstName}` : ''},\n\n\n\nKind regards,\n${author}\n${dealer}`
}

/** Where staff start to write: below the greeting. */
export const replyStart = (draft: string): number => draft.indexOf('\n\n') + 2
