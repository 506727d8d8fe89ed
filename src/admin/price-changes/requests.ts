import { formatServerError, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'
import type { InputProblems } from '@/src/domain/stock/price-change/request'

/** Requests of price changes. None rejects: a failure is a result too. */

export type PriceChangeResult<T> =
  | { readonly ok: true; readonly body: T }
  /** `problems` belong to inputs; `message` is about the request as a whole. */
  | { readonly ok: false; readonly status: number; readonly problems: InputProblems; readonly message: string }

type ErrorBody = { readonly errors?: readonly { readonly message?: string; readonly field?: string }[] } | null

const SIGNED_OUT = 'Your session has ended. Sign in again in a new tab, then come back and try again.'

const toFailure = (status: number, body: ErrorBody): PriceChangeResult<never> => {
  const errors = body?.errors ?? []
  const problems = Object.fromEntries(
    errors.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message ?? '']])),
  ) as InputProblems
  const general = errors.find(({ field }) => field === undefined)?.message
  const message = status === 401 ? SIGNED_OUT : (general ?? (errors.length > 0 ? '' : formatServerError(status)))
  return { ok: false, status, problems, message }
}

/** Sends JSON to an endpoint of price changes, such as `preview` or `ID/end`; without a body it reads. */
export const requestPriceChange = async <T>(
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<PriceChangeResult<T>> => {
  try {
    const response = await fetch(`/api/price-changes/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'same-origin',
      ...(signal && { signal }),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? { ok: true, body: answer as T } : toFailure(response.status, answer as ErrorBody)
  } catch {
    return { ok: false, status: 0, problems: {}, message: SERVER_UNREACHABLE }
  }
}
