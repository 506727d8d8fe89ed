import { readBrochure } from '@/src/server/content/brochures'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string; readonly file: string }> }

/** `/brochures/{file}`: a brochure of this dealer (MOD-02), shown in the browser. */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> => {
  const { tenant, file } = await params
  const bytes = await readBrochure(tenant, file)
  if (bytes === null) return new Response('Not found.\n', { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
