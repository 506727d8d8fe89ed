import { ACCESS_ENDED, formatServerError, SERVER_UNREACHABLE, SESSION_ENDED } from '@/src/domain/panel/request-messages'
import { offerSignIn, type SessionState } from './session'

/** Requests of the panel to its own server. None rejects: a failure is a result too. */

export type RequestProblem = {
  readonly message: string
  /** The name of the input that the message belongs to. */
  readonly field?: string
}

/** The first problem, and all that the server named. */
export type RequestFailure = RequestProblem & {
  readonly ok: false
  /** 0 if the server was not reached or the request was cancelled. */
  readonly status: number
  readonly body: unknown
  readonly problems: readonly RequestProblem[]
}

export type RequestResult<T> = { readonly ok: true; readonly status: number; readonly body: T } | RequestFailure

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

type FieldError = { readonly message?: string; readonly path?: string }

type ErrorEntry = {
  readonly message?: string
  readonly field?: string
  /** Payload's reasons of each field. Its message above them only names the fields. */
  readonly data?: { readonly errors?: readonly FieldError[] } | null
}

const listOf = <One>(value: unknown): readonly One[] => (Array.isArray(value) ? (value as One[]) : [])

const toProblem = (message: string | undefined, field: string | undefined): readonly RequestProblem[] =>
  message === undefined ? [] : [{ message, ...(field !== undefined && { field }) }]

const listProblems = (body: unknown): readonly RequestProblem[] =>
  listOf<ErrorEntry | null>((body as { readonly errors?: unknown } | null)?.errors).flatMap((one) => {
    const ofFields = listOf<FieldError>(one?.data?.errors)
    return ofFields.length > 0
      ? ofFields.flatMap(({ message, path }) => toProblem(message, path))
      : toProblem(one?.message, one?.field)
  })

/** Converts a response to its result. 401 means that the session has ended, whatever the server says. */
export const toRequestResult = <T>(
  status: number,
  body: unknown,
  answers: readonly number[] = [],
): RequestResult<T> => {
  const problems = listProblems(body)
  if ((status >= 200 && status < 300) || (answers.includes(status) && problems.length === 0))
    return { ok: true, status, body: body as T }
  const first = status === 401 ? { message: SESSION_ENDED } : (problems[0] ?? { message: formatServerError(status) })
  return { ok: false, status, body, problems, ...first }
}

/** Parses JSON; undefined if the text is not JSON. */
export const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const unreachable: RequestFailure = {
  ok: false,
  status: 0,
  body: null,
  problems: [],
  message: SERVER_UNREACHABLE,
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
