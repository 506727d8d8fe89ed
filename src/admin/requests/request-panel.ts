import { ACCESS_ENDED, formatServerError, SESSION_ENDED } from '@/src/domain/panel/request-messages'
import { offerSignIn, type SessionState } from './session'
import { type RequestResult, toRequestResult, parseBody, unreachable } from './request-result'

export type RequestOptions = {
  /** POST if there is a body, else GET. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON, except form data, which is sent as it is. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Statuses besides 2xx whose body is an answer, unless it lists errors. */
  readonly answers?: readonly number[]
  /** True for a request that is made without a session, such as the sign-in itself. */
  readonly isSignIn?: boolean
}

const encodeBody = (body: unknown): RequestInit => {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A response that is no JSON, such as the page of a proxy, is a failure whatever its status. */
const readResponse = async <T>(response: Response, answers: RequestOptions['answers']): Promise<RequestResult<T>> => {
  const text = await response.text()
  const body = text === '' ? null : parseBody(text)
  if (body !== undefined) return toRequestResult<T>(response.status, body, answers)
  return { ok: false, status: response.status, body: null, problems: [], message: formatServerError(response.status) }
}

const sendRequest = async <T>(path: string, options: RequestOptions): Promise<RequestResult<T>> => {
  const { body, method = body === undefined ? 'GET' : 'POST', signal, answers } = options
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(signal && { signal }),
      ...encodeBody(body),
    })
    return await readResponse<T>(response, answers)
  } catch {
    return unreachable
  }
}

/** Payload answers 403 to a request without a session, our own endpoints 401; 404 is for documents of other dealers. */
const mayBeSignedOut = (status: number): boolean => [401, 403, 404].includes(status)

/** The server's reason, such as "You are not allowed to perform this action", is not the true one in these states. */
const trueReasons: Partial<Record<SessionState, string>> = { ended: SESSION_ENDED, 'no access': ACCESS_ENDED }

/**
 * Sends a request of the panel. If it is refused because the session has ended, staff are asked to sign in, and then it
 * is sent again, so that they need not repeat what they did (STF-09).
 */
export const withSession = async <T>(send: () => Promise<RequestResult<T>>): Promise<RequestResult<T>> => {
  const result = await send()
  if (result.ok || !mayBeSignedOut(result.status)) return result
  const state = await offerSignIn()
  if (state === 'signed in') return send()
  const message = trueReasons[state]
  return message === undefined ? result : { ...result, message, problems: [] }
}

/**
 * Sends a request with the user's session to an address below `/api/`, such as `leads/choices`. The body of the result
 * is null if the response has none. If the session has ended, staff sign in over the page, and what they sent is sent
 * again. A page that only reads does not interrupt them, because it reads while they type.
 */
export const requestPanel = <T>(path: string, options: RequestOptions = {}): Promise<RequestResult<T>> => {
  const send = (): Promise<RequestResult<T>> => sendRequest<T>(path, options)
  const isRead = options.body === undefined && (options.method ?? 'GET') === 'GET'
  return isRead || options.isSignIn ? send() : withSession(send)
}
