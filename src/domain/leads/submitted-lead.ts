import type { EventId } from '@/src/domain/events/event-ids'
import type { LeadErrors } from './parse-lead'

/** The sender of a form, with everything that the request reveals. */
export type LeadOrigin = {
  /** The trusted client address. */
  readonly sender: string | null
  readonly user_agent: string | null
  readonly url: string | null
  /** Id of the signed-in shopper. */
  readonly shopper?: string
}

/** A form as it was sent: hidden fields, answers, and anything that a client may have added. */
export type LeadForm = Readonly<Record<string, unknown>>

type StoredLead = {
  readonly kind: 'stored'
  readonly lead_id: string
  readonly category: string
  readonly event: EventId
  /** Token of the booking made with it, for /success. */
  readonly booking?: string
}

export type LeadResult =
  | StoredLead
  /** One step of several was stored; the next step carries this lead, and the token that proves who started it. */
  | { readonly kind: 'started'; readonly lead_id: string; readonly lead_token: string }
  /** A step before the contact details is valid. Nothing is stored: the dealer could not answer. */
  | { readonly kind: 'checked' }
  | { readonly kind: 'invalid'; readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'rate-limited' }
  /** The bot check was answered with an invalid solution. */
  | { readonly kind: 'unproven' }

/** The result of a form without steps. */
export type CompleteLeadResult = Exclude<LeadResult, { readonly kind: 'started' | 'checked' }>
