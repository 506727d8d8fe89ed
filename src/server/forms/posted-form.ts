import 'server-only'

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

/** Reads a form or a JSON object of at most `maxLength` bytes; null if it is neither, or longer. */
export const readFormBody = async (request: Request, maxLength = 10_000): Promise<FormBody | null> => {
  const text = await request.text()
  if (Buffer.byteLength(text) > maxLength) return null
  if (request.headers.get('content-type')?.startsWith('application/json') !== true)
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as FormBody) : null
  } catch {
    return null
  }
}

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
