type Given = { readonly params: Promise<{ tenant: string }> }
type Asked = { readonly tenantId: string; readonly params: URLSearchParams }
type Answer = { readonly status?: number; readonly body: object }

const headers = { 'cache-control': 'no-store' }

/** A GET endpoint of a dealer's own site that answers JSON; errors in the search's own shape, `{message, status}`. */
export const jsonRoute =
  (answer: (asked: Asked) => Promise<Answer>) =>
  async (request: Request, { params }: Given): Promise<Response> => {
    const { tenant } = await params
    const { status = 200, body } = await answer({ tenantId: tenant, params: new URL(request.url).searchParams })
    return Response.json(body, { status, headers })
  }

export const notHere: Answer = { status: 404, body: { message: 'Not found.', status: 404 } }
