import { leadTexts } from '@/src/domain/leads/read-lead'

export type Answer =
  | { readonly kind: 'stored'; readonly event: number }
  | { readonly kind: 'wrong'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string }

/** Milliseconds until a form that nobody answers says so; what was typed stays. */
const patience = 20_000

type Body = { readonly event?: number; readonly errors?: Readonly<Record<string, string>>; readonly message?: string }

/** Sends a form and says what came of it; never rejects (LEAD-07: the server's own words, else the usual ones). */
export const sendForm = async (form: HTMLFormElement): Promise<Answer> => {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    const { event = 0, errors, message } = (await response.json()) as Body
    if (response.ok) return { kind: 'stored', event }
    return errors ? { kind: 'wrong', errors } : { kind: 'failed', message: message ?? leadTexts.unexpected }
  } catch {
    return { kind: 'failed', message: leadTexts.failed }
  }
}
