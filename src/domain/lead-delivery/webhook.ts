import type { DeliveryLead } from './delivery-lead'

/** Version of the payload below; increased only when receivers have to change. */
const PAYLOAD_VERSION = 1

/**
 * Builds the JSON of a lead for another system (docs/leads.md). `id` is the delivery's and the same in every retry;
 * money is whole cents, moments are ISO 8601 in UTC, values the shopper did not give are absent.
 */
export const buildWebhookBody = (lead: DeliveryLead, id: string): string => {
  const { id: lead_id, inbox_url, ...rest } = lead
  return JSON.stringify({ version: PAYLOAD_VERSION, event: 'lead', id, lead_id, ...rest, inbox_url })
}

/** Returns the text to sign: Unix seconds, a full stop, the body. */
export const textToSign = (seconds: number, body: string): string => `${String(seconds)}.${body}`
