import 'server-only'

/**
 * Longer texts are cut. No field takes as many characters, and the time that a rule needs for a text may grow with the
 * square of its length.
 */
const MAX_TEXT_CHARS = 6000

export const cutText = (text: string): string => text.slice(0, MAX_TEXT_CHARS)

/** Values of a form or a JSON body, by name; of repeated names the last. */
export type FormBody = Readonly<Record<string, unknown>>

/** Returns whether the browser says that another site sent this request, which the shopper then did not intend. */
export const isCrossSite = (request: Request): boolean => {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')
}

/** Returns whether a script sent the request: it is answered in JSON, a plain form with the next page. */
export const wantsJson = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/json') === true

/** Returns whether a form's fields are encoded as a browser sends them. */
export const hasFormType = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true

/** Reads a body of at most `maxBytes`; null if it is longer. */
export const readText = async (request: Request, maxBytes: number): Promise<string | null> => {
  const text = await request.text()
  return Buffer.byteLength(text) > maxBytes ? null : text
}

/** Reads a JSON object of at most `maxBytes`, whatever its content type; null for anything else. */
export const readJsonObject = async (request: Request, maxBytes: number): Promise<FormBody | null> => {
  try {
    const text = (await readText(request, maxBytes)) ?? 'null'
    const body: unknown = JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cutText(value) : value))
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as FormBody) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads a form or a JSON object of at most `maxBytes`; null if it is neither, or longer. */
export const readFormBody = async (request: Request, maxBytes = 10_000): Promise<FormBody | null> => {
  if (request.headers.get('content-type')?.startsWith('application/json') === true)
    return readJsonObject(request, maxBytes)
  const text = await readText(request, maxBytes)
  return text === null
    ? null
    : Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, cutText(value)]))
}

/** Reads a form whose fields are all checked later: one that cannot be read is empty. */
export const readFormOrEmpty = async (request: Request, maxBytes?: number): Promise<FormBody> =>
  (await readFormBody(request, maxBytes)) ?? {}

/** Returns one text value, trimmed; empty if it is absent or too long. */
export const readFormText = (form: FormBody, name: string, maxLength = 2000): string => {
  const value = form[name]
  return typeof value === 'string' && value.length <= maxLength ? value.trim() : ''
}

/** Returns every text value as it was sent, for a form that is shown again. */
export const readFormTexts = (form: FormBody): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(form).filter((one): one is [string, string] => typeof one[1] === 'string'))

/** Redirects (303) to a page of this site, with cookies. */
export const redirectTo = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Answers with JSON that no cache stores. */
export const toPrivateJson = (body: object, status = 200, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}
