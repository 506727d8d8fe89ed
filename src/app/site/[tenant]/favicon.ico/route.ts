import { drawThemeIcon, findPngIcon } from '@/src/domain/theme/icon'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { storedRoute } from '@/src/site/api/route'

export const revalidate = 300
export const generateStaticParams = () => []

/**
 * `GET /favicon.ico`: the icon of the dealer's site for programs that do not read pages, such as readers of feeds. They
 * accept any format at this address.
 */
export const GET = storedRoute({ notFound: textNotFoundResponse }, ({ site: { theme, name } }) => {
  const location = findPngIcon(theme)
  return location === undefined
    ? new Response(drawThemeIcon(theme, name), { headers: { 'content-type': 'image/svg+xml' } })
    : new Response(null, { status: 302, headers: { location } })
})
