import { ContentPage } from '@/src/blocks/content-page'
import { imageOf } from '@/src/blocks/safe-values'
import { buildGraph } from '@/src/domain/content/structured-data'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import type { PageContent } from '@/src/server/content/pages'
import { PageMetadata } from './page-metadata'

/** A page by staff (CNT-01) with its tags for shared links and its structured data. */
export const StaffPage = ({ site, page }: { site: Site; page: PageContent }) => {
  const path = `/${page.slug}`
  return (
    <>
      <PageMetadata
        title={page.seo.title ?? page.title}
        path={path}
        image={page.seo.image_url ?? page.blocks.map((one) => imageOf(one)).find(Boolean)}
        site={site}
        data={buildGraph(buildBreadcrumbData([homeCrumb, { label: page.title }], site, `${site.url}${path}`))}
      />
      <ContentPage site={site} page={page} />
    </>
  )
}
