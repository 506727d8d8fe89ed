import { buildGraph } from '@/src/domain/content/structured-data'
import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { sitePhone } from '@/src/domain/locations/phones'
import { EmptyList } from '@/src/features/content/empty-list'
import { PageHeader } from '@/src/features/content/page-header'
import { toPostTeaser } from '@/src/features/content/post-teaser'
import { TeaserList } from '@/src/features/content/teasers'
import { listLatestPosts } from '@/src/server/content/posts'
import { listPostCategories, type PostCategory } from '@/src/server/content/post-categories'
import type { Crumb } from '@/src/ui/breadcrumbs'
import { PageMetadata } from './page-metadata'

/** Posts on one page; older ones are found through their category and search engines. */
const MAX_POSTS = 60

/** Metadata that links a list of posts to its feed. */
export const feedMetadata = { types: { 'application/atom+xml': '/feed.xml' } } as const

type Props = {
  site: Site
  /** The list's path on the site. */
  path: string
  title: string
  text?: string | undefined
  crumbs: readonly Crumb[]
  category?: PostCategory
}

const Categories = ({ categories, chosen }: { categories: readonly PostCategory[]; chosen: string | undefined }) => {
  if (categories.length === 0) return null
  return (
    <nav aria-label="Categories" data-soft>
      <ul className="hero-chips">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <a href={`/blog/${slug}`} aria-current={id === chosen ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Posts of the site or of one category, newest first (CNT-04). */
export const PostList = async ({ site, path, title, text, crumbs, category }: Props) => {
  const options = { limit: MAX_POSTS, ...(category ? { category: category.id } : {}) }
  const [posts, categories] = await Promise.all([
    listLatestPosts(site.id, new Date(), options),
    listPostCategories(site.id),
  ])
  return (
    <>
      <PageMetadata
        title={title}
        path={path}
        image={posts.find((one) => one.image_url)?.image_url}
        site={site}
        data={buildGraph(buildBreadcrumbData([homeCrumb, ...crumbs, { label: title }], site, `${site.url}${path}`))}
      />
      <PageHeader crumbs={crumbs} title={title} text={text}>
        <Categories categories={categories} chosen={category?.id} />
      </PageHeader>
      <div className="wrap pt-6 pb-10 lg:pt-8 lg:pb-16">
        {posts.length > 0 ? (
          <TeaserList as="h2" teasers={posts.map(toPostTeaser)} arrangement="page" action="Read more" isFirst />
        ) : (
          <EmptyList
            title="There are no posts here yet"
            text={`When we have news, you’ll find it here. In the meantime, see what is in stock, or ${sitePhone(site) ? 'call' : 'write to'} us with a question.`}
            stock={allStockLink(site)}
            phone={sitePhone(site)}
          />
        )}
      </div>
    </>
  )
}
