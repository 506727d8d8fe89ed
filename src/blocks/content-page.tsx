import type { Site } from '@/src/domain/tenancy/site'
import { PageHeader } from '@/src/features/content/page-header'
import type { PageContent } from '@/src/server/content/pages'
import { pageViews } from './page-views'
import { renderBlocks, startsWithHero } from './render-blocks'

/** Shows a page built by staff: its title, unless a hero block opens it, and its blocks (CNT-01). */
export const ContentPage = async ({ site, page }: { site: Site; page: PageContent }) => (
  <>
    {!startsWithHero(page.blocks) && <PageHeader crumbs={[]} title={page.title} />}
    {await renderBlocks(page.blocks, site, pageViews)}
  </>
)
