import { leadTexts } from '@/src/domain/leads/parse-lead'
import { sendFailureText } from '@/src/shared/send-failure'

export type SubmitResult =
  | { readonly kind: 'stored'; readonly event: number; readonly category: string; readonly next: string }
  /** A step was accepted; `startedLead`, which is empty before the contact details, is sent with the next one. */
  | { readonly kind: 'started'; readonly startedLead: Readonly<Record<string, string>> }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string }

/** A form without a response fails after this time; typed values stay. */
const TIMEOUT_MS = 20_000

type ResponseBody = {
  readonly event?: number
  readonly category?: string
  readonly next?: string
  readonly lead_id?: string
  readonly lead_token?: string
  readonly checked?: boolean
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}

const toFailure = ({ errors, message }: ResponseBody): SubmitResult =>
  errors ? { kind: 'invalid', errors } : { kind: 'failed', message: message ?? leadTexts.unexpected }

const toSubmitResult = (ok: boolean, body: ResponseBody): SubmitResult => {
  const { event = 0, category = '', next = '/success', lead_id, lead_token, checked } = body
  if (!ok) return toFailure(body)
  if (checked) return { kind: 'started', startedLead: {} }
  if (lead_id !== undefined && lead_token !== undefined)
    return { kind: 'started', startedLead: { lead_id, lead_token } }
  return { kind: 'stored', event, category, next }
}

/**
 * Sends a form and returns the result; never rejects (LEAD-07: the server's own message, or the default one). `phone` is
 * the number to call without a connection.
 */
export const sendForm = async (
  form: HTMLFormElement,
  extraFields: Readonly<Record<string, string>>,
  phone?: string,
): Promise<SubmitResult> => {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    for (const [name, value] of Object.entries(extraFields)) body.set(name, value)
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return toSubmitResult(response.ok, (await response.json()) as ResponseBody)
  } catch (error) {
    return { kind: 'failed', message: sendFailureText(error, leadTexts.failed, phone) }
  }
}
