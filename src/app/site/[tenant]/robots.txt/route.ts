import { formatRobots } from '@/src/domain/crawl/robots'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { storedRoute } from '@/src/site/api/route'

export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /robots.txt` (CNT-07). */
export const GET = storedRoute(
  { notFound: textNotFoundResponse },
  ({ site: { url, switches } }) =>
    new Response(formatRobots({ url, garagePath: switches.accounts.garage_path }), {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    }),
)
