import { leadTexts } from '@/src/domain/leads/read-lead'

export type Answer =
  | { readonly kind: 'stored'; readonly event: number; readonly category: string; readonly next: string }
  /** A step was accepted; `startedLead` is sent with the next one. */
  | { readonly kind: 'begun'; readonly carried: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string }

/** A form without a response fails after this time; typed values stay. */
const patience = 20_000

type Body = {
  readonly event?: number
  readonly category?: string
  readonly next?: string
  readonly lead_id?: string
  readonly lead_token?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}

const answerOf = (ok: boolean, body: Body): Answer => {
  const { event = 0, category = '', next = '/success', lead_id, lead_token, errors, message } = body
  if (!ok) return errors ? { kind: 'wrong', errors } : { kind: 'failed', message: message ?? leadTexts.unexpected }
  if (lead_id !== undefined && lead_token !== undefined) return { kind: 'begun', carried: { lead_id, lead_token } }
  return { kind: 'stored', event, category, next }
}

/** Sends a form and returns the result; never rejects (LEAD-07: the server's own message, or the default one). */
export const sendForm = async (form: HTMLFormElement, more: Readonly<Record<string, string>>): Promise<Answer> => {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    return answerOf(response.ok, (await response.json()) as Body)
  } catch {
    return { kind: 'failed', message: leadTexts.failed }
  }
}
