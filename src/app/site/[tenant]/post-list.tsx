import Link from 'next/link'
import { PageTop } from '@/src/features/content/page-top'
import { postTeaser } from '@/src/features/content/post-teaser'
import { Teasers } from '@/src/features/content/teasers'
import { latestPosts, postCategories, type PostCategory } from '@/src/server/posts'
import type { Crumb } from '@/src/ui/breadcrumbs'

/** Posts on a page of a list; older ones are found by their category and by search engines. */
const most = 60

type Props = {
  tenant: string
  title: string
  text?: string | undefined
  crumbs: readonly Crumb[]
  category?: PostCategory
}

const Categories = ({ categories, chosen }: { categories: readonly PostCategory[]; chosen: string | undefined }) => {
  if (categories.length === 0) return null
  return (
    <nav aria-label="Categories">
      <ul className="hero-chips">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link href={`/blog/${slug}`} prefetch={false} aria-current={id === chosen ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Posts newest first, of all or of one category (CNT-04). */
export const PostList = async ({ tenant, title, text, crumbs, category }: Props) => {
  const asked = { limit: most, ...(category ? { category: category.id } : {}) }
  const [posts, categories] = await Promise.all([latestPosts(tenant, new Date(), asked), postCategories(tenant)])
  return (
    <>
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
