import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { LivePreview } from '@/src/admin/preview/live-preview'
import { loadPreview } from '@/src/server/content/preview'
import { siteById } from '@/src/server/site/site'
import { renderDocument } from '@/src/site/preview/render-document'
import { renderUnsaved } from '@/src/site/preview/render-unsaved'

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly collection: string; readonly id: string }>
}

export const dynamic = 'force-dynamic'

/** The latest draft as shoppers would see it. Only for staff of this dealer, and never cached (CNT-01). */
const Page = async ({ params }: Props) => {
  const target = await params
  const [site, found] = await Promise.all([siteById(target.tenant), loadPreview(await headers(), target)])
  if (!site || !found) notFound()
  const theme = target.collection === 'theme' ? site.theme : undefined
  return (
    <LivePreview
      target={target}
      site={site.url}
      theme={theme}
      first={{ ...(await renderDocument(site, found)), problems: [], state: found.state }}
      renderUnsaved={renderUnsaved}
    />
  )
}

export default Page
