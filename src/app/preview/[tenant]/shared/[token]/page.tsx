import { notFound } from 'next/navigation'
import { SharedPreview } from '@/src/admin/preview/shared-preview'
import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import { formatMoment } from '@/src/domain/time/format-moment'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { loadSharedPreview } from '@/src/server/content/shared-preview'
import { siteById } from '@/src/server/site/site'
import { renderDocument } from '@/src/site/preview/render-document'

type Props = { readonly params: Promise<{ readonly tenant: string; readonly token: string }> }

export const dynamic = 'force-dynamic'

/** The draft of a shared preview link, for visitors without an account, until the link expires (STF-08). */
const Page = async ({ params }: Props) => {
  const { tenant, token } = await params
  const [site, found] = await Promise.all([siteById(tenant), loadSharedPreview(tenant, token, new Date())])
  if (!site || !found) notFound()
  const timezone = findPrimaryLocation(site)?.timezone ?? DEFAULT_TIME_ZONE
  const { page, css } = await renderDocument(site, found.shown)
  return (
    <SharedPreview site={site.url} css={css} until={formatMoment(found.until, timezone)}>
      {page}
    </SharedPreview>
  )
}

export default Page
