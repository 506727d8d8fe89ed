import { buildManifest } from '@/src/domain/theme/icon'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { storedRoute } from '@/src/site/api/route'

export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /manifest.webmanifest`: name, icon and colours of the dealer's site on a home screen (TEN-10). */
export const GET = storedRoute(
  { notFound: textNotFoundResponse },
  ({ site: { theme, name } }) =>
    new Response(JSON.stringify(buildManifest(theme, name)), {
      headers: { 'content-type': 'application/manifest+json' },
    }),
)
