import { formatServerError, SERVER_UNREACHABLE, SESSION_ENDED } from '@/src/domain/panel/request-messages'

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
