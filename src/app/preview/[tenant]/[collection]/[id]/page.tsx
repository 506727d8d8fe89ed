import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { LivePreview } from '@/src/admin/preview/live-preview'
import { previewOf } from '@/src/server/preview'
import { siteById } from '@/src/server/site'
import { draw } from './draw'
import { drawTyped } from './draw-typed'

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly collection: string; readonly id: string }>
}

export const dynamic = 'force-dynamic'

/** The latest draft as shoppers would see it. Only for staff of this dealer, and never cached (CNT-01). */
const Page = async ({ params }: Props) => {
  const asked = await params
  const [site, found] = await Promise.all([siteById(asked.tenant), previewOf(await headers(), asked)])
  if (!site || !found) notFound()
  const theme = asked.collection === 'theme' ? site.theme : undefined
  return (
    <LivePreview
      asked={asked}
      site={site.url}
      drafts={found.drafts}
      theme={theme}
      first={{ ...(await draw(site, found)), problems: [] }}
      drawTyped={drawTyped}
    />
  )
}

export default Page
