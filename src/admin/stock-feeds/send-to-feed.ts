import type { ImportReport } from '@/src/services/stock/import-report'
import { formatServerError, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

/** The answer of a feed's endpoints: a report, or a refusal with its numbers. */
export type FeedAnswer =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly reason: string; readonly message: string; readonly report?: ImportReport }

export type FeedRequestState = { readonly busy: boolean; readonly answer?: FeedAnswer; readonly problem?: string }

const errorMessage = (body: unknown, status: number): string => {
  const [first] = (body as { errors?: { message?: string }[] } | null)?.errors ?? []
  return first?.message ?? formatServerError(status)
}

const postToFeed = async (url: string, type: string, body: Blob | string): Promise<FeedRequestState> => {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': type },
    body,
  })
  const answer: unknown = await response.json().catch(() => null)
  const isReport = response.status === 200 || response.status === 422
  return isReport
    ? { busy: false, answer: answer as FeedAnswer }
    : { busy: false, problem: errorMessage(answer, response.status) }
}

/** Sends a file or a mapping to a feed. Never rejects: a network failure is a result too. */
export const sendToFeed = (url: string, type: string, body: Blob | string): Promise<FeedRequestState> =>
  postToFeed(url, type, body).catch(() => ({
    busy: false,
    problem: SERVER_UNREACHABLE,
  }))
