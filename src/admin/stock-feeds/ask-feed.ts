import type { ImportReport } from '@/src/services/stock/import-report'

/** The answer of a feed's endpoints: a report, or a refusal with its numbers. */
export type Answer =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly reason: string; readonly message: string; readonly report?: ImportReport }

export type Asked = { readonly busy: boolean; readonly answer?: Answer; readonly problem?: string }

const messageOf = (body: unknown, status: number): string => {
  const [first] = (body as { errors?: { message?: string }[] } | null)?.errors ?? []
  return first?.message ?? `The server answered ${status}.`
}

const ask = async (url: string, type: string, body: Blob | string): Promise<Asked> => {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': type },
    body,
  })
  const answer: unknown = await response.json().catch(() => null)
  const known = response.status === 200 || response.status === 422
  return known
    ? { busy: false, answer: answer as Answer }
    : { busy: false, problem: messageOf(answer, response.status) }
}

/** Sends a file or a mapping to a feed. Never rejects: a network failure is a result too. */
export const askFeed = (url: string, type: string, body: Blob | string): Promise<Asked> =>
  ask(url, type, body).catch(() => ({
    busy: false,
    problem: 'Nothing could be sent. Check the connection and try again.',
  }))
