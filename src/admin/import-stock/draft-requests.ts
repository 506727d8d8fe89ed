import { formatServerError, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

/** Requests of the import in steps. None rejects: a failure is a result too. */

export type RequestProblem = {
  readonly message: string
  /** The name of the input that the message belongs to. */
  readonly field?: string
  /** True if the session has ended: after signing in again the same request succeeds. */
  readonly isSignedOut?: boolean
}

export type RequestResult<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly problem: RequestProblem }

type ErrorBody = { readonly errors?: readonly { readonly message?: string; readonly field?: string }[] } | null

const SIGNED_OUT = 'Your session has ended. Your import is saved on the server.'

const toProblem = (status: number, body: unknown): RequestProblem => {
  if (status === 401) return { message: SIGNED_OUT, isSignedOut: true }
  const [first] = (body as ErrorBody)?.errors ?? []
  return {
    message: first?.message ?? formatServerError(status),
    ...(first?.field !== undefined && { field: first.field }),
  }
}

/** `accepted`: statuses besides 2xx whose body is an answer. */
const toResult = <T>(status: number, body: unknown, accepted: readonly number[]): RequestResult<T> =>
  (status >= 200 && status < 300) || (accepted.includes(status) && !(body as ErrorBody)?.errors)
    ? { ok: true, status, body: body as T }
    : { ok: false, status, problem: toProblem(status, body) }

const unreachable = { ok: false, status: 0, problem: { message: SERVER_UNREACHABLE } } as const

/** Sends JSON to an endpoint of a feed, such as `drafts/ID/check`; without an id to that of all feeds. */
export const requestFeed = async <T>(
  feedId: string,
  method: string,
  path: string,
  body?: unknown,
  accepted: readonly number[] = [],
): Promise<RequestResult<T>> => {
  try {
    const url = ['/api/stock-feeds', feedId, path].filter((part) => part !== '').join('/')
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return toResult<T>(response.status, await response.json().catch(() => null), accepted)
  } catch {
    return unreachable
  }
}

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Uploads a file; `onProgress` is called with the share that has been sent, which `fetch` does not report. */
export const uploadFile = <T>(
  feedId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<RequestResult<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/stock-feeds/${feedId}/drafts?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(toResult<T>(request.status, parseBody(request.responseText), [])))
    request.addEventListener('error', () => resolve(unreachable))
    request.send(file)
  })
