type RouteContext = { readonly params: Promise<{ tenant: string }> }
type JsonRequest = {
  readonly tenantId: string
  readonly params: URLSearchParams
  /** The client address, as set by `src/web/http.ts`. */
  readonly sender: string | null
}
type JsonAnswer = { readonly status?: number; readonly body: object }

const headers = { 'cache-control': 'no-store' }

/**
 * Creates a GET endpoint of a dealer's site that answers JSON. Errors have the shape of the search API, `{message,
 * status}`.
 */
export const jsonRoute =
  (handle: (jsonRequest: JsonRequest) => Promise<JsonAnswer>) =>
  async (request: Request, { params }: RouteContext): Promise<Response> => {
    const { tenant } = await params
    const { searchParams } = new URL(request.url)
    const sender = request.headers.get('x-forwarded-for')
    const { status = 200, body } = await handle({ tenantId: tenant, params: searchParams, sender })
    return Response.json(body, { status, headers })
  }

export const notFoundAnswer: JsonAnswer = { status: 404, body: { message: 'Not found.', status: 404 } }

export const tooManyRequests: JsonAnswer = {
  status: 429,
  body: { message: 'Too many tries; wait a minute.', status: 429 },
}

/** An error response, `{message, status}`. */
export const errorResponse = (status: number, message: string, more: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message, status }, { status, headers: { ...headers, ...more } })

export const notFoundResponse = (): Response => errorResponse(404, 'Not found.')
