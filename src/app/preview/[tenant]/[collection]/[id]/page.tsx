import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/src/admin/preview/preview-bar'
import { ContentPage } from '@/src/blocks/content-page'
import { previewOf } from '@/src/server/preview'
import { siteById } from '@/src/server/site'

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly collection: string; readonly id: string }>
}

export const dynamic = 'force-dynamic'

/** The latest draft, as shoppers would see it, for staff of this dealer alone; never stored (CNT-01). */
const Page = async ({ params }: Props) => {
  const asked = await params
  const [site, previewed] = await Promise.all([siteById(asked.tenant), previewOf(await headers(), asked)])
  if (!site || !previewed) notFound()
  return (
    <>
      <PreviewBar site={site.url} />
      <ContentPage site={site} page={previewed.content} />
    </>
  )
}

export default Page
