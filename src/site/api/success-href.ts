import { leadReference } from '@/src/domain/leads/reference'

/** A vehicle's id or slug. */
export const VEHICLE_ID_PATTERN = /^[a-z0-9-]{1,200}$/i

/**
 * The requests that the page explains: a finance estimate, a call about finance, a time that the dealer confirms, a
 * subscription, an application for a job.
 */
export const sentRequests = ['finance', 'finance-enquiry', 'time', 'subscription', 'application'] as const
export type SentRequest = (typeof sentRequests)[number]

type SentLead = {
  readonly lead_id: string
  readonly booking?: string
  /** The vehicle of the form, as the form names it. */
  readonly car_id?: unknown
  /** The kind of request, if the page says more about it than about any other message. */
  readonly request?: SentRequest | undefined
  /** Answers that the page repeats. */
  readonly answers?: Readonly<Record<string, string>> | undefined
}

/** The page to show after a lead was stored: it names the vehicle, the booking and the reference (LEAD-01). */
export const successHref = ({ lead_id, booking, car_id, request, answers }: SentLead): string => {
  const query = new URLSearchParams({
    ref: leadReference(lead_id),
    ...(typeof car_id === 'string' && VEHICLE_ID_PATTERN.test(car_id) && { car_id }),
    ...(booking !== undefined && { booking }),
    ...(request !== undefined && { request }),
    ...answers,
  })
  return `/success?${query.toString()}`
}
