import { readBrochure } from '@/src/server/content/brochures'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** `/brochures/{file}`: a brochure of this dealer (MOD-02), shown in the browser. */
export const GET = getRoute({ notFound: textNotFoundResponse }, async ({ site, params: { file = '' } }) => {
  const bytes = await readBrochure(site.id, file)
  if (bytes === null) return null
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
})
