import 'server-only'
import { plainText, type RichBlock, readRichText } from '@/src/domain/content/rich-text'
import { present } from '@/src/domain/present'
import type { Post as StoredPost, PostCategory as StoredCategory } from '@/src/payload-types'
import { noteShown } from '@/src/runtime/pages/render'
import { dataFor } from './data'
import { keptPerTenant } from './kept'
import { mediaUrl } from './menus'
import { type PageSeo, seoOf } from './pages'

export type PostCategory = { readonly id: string; readonly slug: string; readonly name: string; readonly text?: string }

/** A post as shown in a list. */
export type PostCard = {
  readonly slug: string
  readonly title: string
  /** ISO 8601; `timezone` is the zone in which its day is shown. */
  readonly date: string
  readonly timezone: string
  readonly excerpt: string
  readonly image_url?: string
  readonly category?: string
}

export type Post = PostCard & {
  readonly author?: string
  readonly body: readonly RichBlock[]
  readonly seo: PageSeo
  readonly in?: PostCategory
}

const excerptMost = 160

const categoryOf = ({ id, slug, name, text }: StoredCategory): PostCategory => ({
  id,
  slug,
  name,
  ...present({ text }),
})

const namedCategory = (stored: StoredPost): PostCategory | undefined =>
  typeof stored.category === 'object' && stored.category !== null ? categoryOf(stored.category) : undefined

/** The paragraphs of a post: its headings would read as part of an excerpt. */
const told = (body: StoredPost['body']): readonly RichBlock[] =>
  readRichText(body).filter(({ kind }) => kind === 'paragraph')

const cardOf = (stored: StoredPost): PostCard => {
  const { slug, title, date, date_tz, excerpt, image, image_url } = stored
  return {
    slug,
    title,
    date,
    timezone: date_tz,
    excerpt: excerpt || plainText(told(stored.body), excerptMost),
    ...present({ image_url: mediaUrl(image) ?? image_url, category: namedCategory(stored)?.name }),
  }
}

/** Limits the page being rendered to the moment at which the next post is published. */
export const noteNextPost = async (tenantId: string, now: Date): Promise<void> => {
  const where = { date: { greater_than: now.toISOString() } }
  const next = await dataFor(tenantId).first('posts', { where, sort: 'date' })
  if (next) noteShown({ windows: [{ from: next.date }] })
}

type Asked = { readonly category?: string; readonly limit: number }

/** Lists published posts, newest first, of one category or of all (CNT-04). */
export const latestPosts = async (
  tenantId: string,
  now: Date,
  { category, limit }: Asked,
): Promise<readonly PostCard[]> => {
  const where = {
    and: [
      { date: { less_than_equal: now.toISOString() } },
      ...(category === undefined ? [] : [{ category: { equals: category } }]),
    ],
  }
  const [posts] = await Promise.all([
    dataFor(tenantId).find('posts', { where, sort: ['-date', 'title'], limit, depth: 1 }),
    noteNextPost(tenantId, now),
  ])
  return posts.map(cardOf)
}

/** Posts cached for pages of vehicles, including some that are not yet published. */
const mostKept = 30

const keptPosts = keptPerTenant(async (tenantId) =>
  (await dataFor(tenantId).find('posts', { sort: ['-date', 'title'], limit: mostKept, depth: 1 })).map(cardOf),
)

/** Returns the newest posts for the foot of a vehicle's page (VDP-01), cached per dealer. */
export const postsBeside = async (tenantId: string, now: Date, most: number): Promise<readonly PostCard[]> => {
  if (most === 0) return []
  const all = (await keptPosts(tenantId)) ?? []
  const isDue = ({ date }: PostCard): boolean => Date.parse(date) <= now.getTime()
  noteShown({ windows: all.filter((post) => !isDue(post)).map(({ date }) => ({ from: date })) })
  return all.filter(isDue).slice(0, most)
}

export const postCategories = async (tenantId: string): Promise<readonly PostCategory[]> =>
  (await dataFor(tenantId).find('post-categories', { sort: 'name', limit: 50 })).map(categoryOf)

export const categoryAt = async (tenantId: string, slug: string): Promise<PostCategory | null> => {
  const found = await dataFor(tenantId).first('post-categories', { where: { slug: { equals: slug } } })
  return found && categoryOf(found)
}

/** Converts a stored post to the form its page shows. */
export const postOf = (stored: StoredPost): Post => {
  const category = namedCategory(stored)
  return {
    ...cardOf(stored),
    body: readRichText(stored.body),
    seo: seoOf(stored.seo),
    ...(category ? { in: category } : {}),
    ...present({ author: stored.author }),
  }
}

/** Finds a published post by its slug; null if there is none. */
export const postAt = async (tenantId: string, slug: string, now: Date): Promise<Post | null> => {
  const stored = await dataFor(tenantId).first('posts', { where: { slug: { equals: slug } }, depth: 1 })
  if (!stored) return null
  if (Date.parse(stored.date) > now.getTime()) {
    noteShown({ windows: [{ from: stored.date }] })
    return null
  }
  return postOf(stored)
}
