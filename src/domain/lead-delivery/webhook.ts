import type { SentLead } from './sent-lead'

/** Version of the shape below; it moves only where a receiver would have to change. */
const version = 1

/**
 * A lead as JSON for another system (docs/leads.md). `id` is the delivery's, the same in each repeat; money is whole
 * cents, moments are ISO 8601 in UTC, what nobody said is absent.
 */
export const webhookBody = (lead: SentLead, id: string): string => {
  const { id: lead_id, inbox_url, ...rest } = lead
  return JSON.stringify({ version, event: 'lead', id, lead_id, ...rest, inbox_url })
}

/** What is signed: Unix seconds, a full stop, the body. */
export const signedText = (seconds: number, body: string): string => `${String(seconds)}.${body}`
