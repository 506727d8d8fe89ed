import type { Site } from '@/src/domain/tenancy/site'
import { PageTop } from '@/src/features/content/page-top'
import type { PageContent } from '@/src/server/pages'
import { drawBlocks, opensWithHero } from './draw'

/** A page of staff's: its title, unless its first block is a headline of its own, and its blocks (CNT-01). */
export const ContentPage = async ({ site, page }: { site: Site; page: PageContent }) => (
  <>
    {!opensWithHero(page.blocks) && <PageTop crumbs={[]} title={page.title} />}
    {await drawBlocks(page.blocks, site)}
  </>
)
