import { graph } from '@/src/domain/content/structured-data'
import { crumbData, home } from '@/src/domain/navigation/crumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { PageTop } from '@/src/features/content/page-top'
import { postTeaser } from '@/src/features/content/post-teaser'
import { Teasers } from '@/src/features/content/teasers'
import { latestPosts, postCategories, type PostCategory } from '@/src/server/posts'
import type { Crumb } from '@/src/ui/breadcrumbs'
import { Told } from './told'

/** Posts on one page; older ones are found through their category and search engines. */
const most = 60

/** Metadata that links a list of posts to its feed. */
export const feedOf = { types: { 'application/atom+xml': '/feed.xml' } } as const

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
  const asked = { limit: most, ...(category ? { category: category.id } : {}) }
  const [posts, categories] = await Promise.all([latestPosts(site.id, new Date(), asked), postCategories(site.id)])
  return (
    <>
      <Told
        title={title}
        path={path}
        picture={posts.find((one) => one.image_url)?.image_url}
        site={site}
        data={graph(crumbData([home, ...crumbs, { label: title }], site, `${site.url}${path}`))}
      />
      <PageTop crumbs={crumbs} title={title} text={text}>
        <Categories categories={categories} chosen={category?.id} />
      </PageTop>
      <div className="wrap py-6 lg:py-10">
        {posts.length > 0 ? (
          <Teasers as="h2" teasers={posts.map(postTeaser)} />
        ) : (
          <p className="text-muted">Nothing has been written here yet.</p>
        )}
      </div>
    </>
  )
}
