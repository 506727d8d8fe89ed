import { REQUEST_FAILED, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

/** An error message; `field` is the name of the form field it belongs to. */
export type Problem = { readonly message: string; readonly field?: string | undefined }

/** The first problem, and all of them for forms that show more than one. */
export type Refusal = Problem & { readonly problems: readonly Problem[] }

export type AccountResult<Body> = { readonly body: Body } | { readonly refusal: Refusal }

type Errors = {
  readonly errors?: readonly { readonly message?: string; readonly field?: string }[]
}

/** Calls an endpoint below `/api/users`, by POST if `fields` is given. Never rejects. */
export const requestAccount = async <Body>(
  path: string,
  fields?: Readonly<Record<string, unknown>>,
): Promise<AccountResult<Body>> => {
  const response = await fetch(`/api/users/${path}`, {
    credentials: 'same-origin',
    ...(fields
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
      : {}),
  }).catch(() => null)
  if (!response) return { refusal: { message: SERVER_UNREACHABLE, problems: [] } }
  const body = (await response.json().catch(() => null)) as (Body & Errors) | null
  if (response.ok && body !== null) return { body }
  const problems = (body?.errors ?? []).map(({ message = REQUEST_FAILED, field }) => ({ message, field }))
  return { refusal: { ...(problems[0] ?? { message: REQUEST_FAILED }), problems } }
}
