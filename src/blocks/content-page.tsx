import type { Site } from '@/src/domain/tenancy/site'
import { PageTop } from '@/src/features/content/page-top'
import type { PageContent } from '@/src/server/pages'
import { drawBlocks, opensWithHero } from './draw'

/** Shows a page built by staff: its title, unless a hero block opens it, and its blocks (CNT-01). */
export const ContentPage = async ({ site, page }: { site: Site; page: PageContent }) => (
  <>
    {!opensWithHero(page.blocks) && <PageTop crumbs={[]} title={page.title} />}
    {await drawBlocks(page.blocks, site)}
  </>
)
