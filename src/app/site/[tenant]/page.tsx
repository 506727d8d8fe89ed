import type { Metadata } from 'next'
import { renderBlocks, startsWithHero } from '@/src/blocks/render-blocks'
import { defaultHome } from '@/src/blocks/default-home'
import { imageOf } from '@/src/blocks/safe-values'
import { buildHomeData } from '@/src/domain/content/structured-data'
import { Missing } from '@/src/site/missing'
import type { BlockData } from '@/src/server/content/block-data'
import { RecentlyViewed } from '@/src/features/saved/recently-viewed'
import { loadHomePage } from '@/src/server/content/pages'
import { siteById } from '@/src/server/site/site'
import { contentMetadata } from '@/src/site/content-metadata'
import { PageMetadata } from '@/src/site/page-metadata'

type Params = { params: Promise<{ tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant } = await params
  const [site, home] = await Promise.all([siteById(tenant), loadHomePage(tenant)])
  if (!site) return null
  return { site, home, blocks: home.blocks.length > 0 ? home.blocks : defaultHome(site) }
}

/** The headline of the page, from its first block if that is a hero. */
const headlineOf = ([first]: readonly BlockData[], name: string) =>
  first?.blockType === 'hero' ? { title: first.title ?? name, text: first.text ?? '' } : { title: name, text: '' }

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return {}
  const { site, home, blocks } = found
  const { title, text } = headlineOf(blocks, site.name)
  const defaults = { title: title === site.name ? title : `${site.name} | ${title}`, description: text || title }
  const metadata = contentMetadata(home.seo, { ...defaults, path: '/' })
  return { ...metadata, title: { absolute: home.seo.title ?? defaults.title } }
}

/** `/`: the dealer's own blocks, or the default ones (CNT-01). */
const HomePage = async (props: Params) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, home, blocks } = found
  const [first] = blocks
  return (
    <>
      <PageMetadata
        title={home.seo.title ?? headlineOf(blocks, site.name).title}
        path="/"
        image={home.seo.image_url ?? (first && imageOf(first))}
        site={site}
        data={buildHomeData(site)}
      />
      {!startsWithHero(blocks) && <h1 className="sr-only">{site.name}</h1>}
      {await renderBlocks(blocks, site)}
      <RecentlyViewed />
    </>
  )
}

export default HomePage
