import 'server-only'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { parseRichText, type RichText } from '@/src/domain/content/rich-text'
import { type TextImage, withPlacedImages } from '@/src/domain/content/text-images'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { omitEmpty } from '@/src/domain/omit-empty'
import { collapseSpaces, truncateAtWord } from '@/src/domain/text/format-text'
import type { Media, Post as StoredPost } from '@/src/payload-types'
import { limitLifetime } from '@/src/page-cache/render'
import { dataFor } from '@/src/server/data'
import { altOf, mediaUrl } from './menus'
import { type PageSeo, toPageSeo } from './pages'
import { type PostCategory, populatedCategory } from './post-categories'

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
  readonly body?: RichText
  readonly textImages: readonly TextImage[]
  readonly seo: PageSeo
  readonly in?: PostCategory
}

const MAX_EXCERPT_CHARS = 160

/** Returns the first words of a post's paragraphs: its headings would read as part of an excerpt. */
const toExcerpt = (body: StoredPost['body']): string => {
  const text = parseRichText(body)
  if (!text) return ''
  const children = text.root.children.filter(({ type }) => type === 'paragraph')
  const plainText = convertLexicalToPlaintext({ data: { root: { ...text.root, children } } })
  return truncateAtWord(collapseSpaces(plainText), MAX_EXCERPT_CHARS)
}

export const toPostCard = (stored: StoredPost): PostCard => {
  const { slug, title, date, date_tz, excerpt, image, image_url } = stored
  return {
    slug,
    title,
    // Only a draft has none.
    date: date ?? stored.updatedAt,
    timezone: date_tz ?? DEFAULT_TIME_ZONE,
    excerpt: excerpt || toExcerpt(stored.body),
    ...omitEmpty({ image_url: mediaUrl(image) ?? image_url, category: populatedCategory(stored)?.name }),
  }
}

/** Limits the page being rendered to the moment at which the next post is published. */
export const markNextPost = async (tenantId: string, now: Date): Promise<void> => {
  const where = { date: { greater_than: now.toISOString() } }
  const next = await dataFor(tenantId).first('posts', { where, sort: 'date' })
  if (next?.date) limitLifetime({ windows: [{ from: next.date }] })
}

type PostQuery = { readonly category?: string; readonly limit: number }

/** Lists published posts, newest first, of one category or of all (CNT-04). */
export const listLatestPosts = async (
  tenantId: string,
  now: Date,
  { category, limit }: PostQuery,
): Promise<readonly PostCard[]> => {
  const where = {
    and: [
      { date: { less_than_equal: now.toISOString() } },
      ...(category === undefined ? [] : [{ category: { equals: category } }]),
    ],
  }
  const [posts] = await Promise.all([
    dataFor(tenantId).find('posts', { where, sort: ['-date', 'title'], limit, depth: 1 }),
    markNextPost(tenantId, now),
  ])
  return posts.map(toPostCard)
}

const toTextImages = (rows: StoredPost['text_images']): readonly TextImage[] =>
  (rows ?? []).flatMap(({ image, image_url, alt, caption }) => {
    const src = mediaUrl(image) ?? image_url
    return src ? [{ src, alt: altOf({ alt, image }), ...omitEmpty({ caption }) }] : []
  })

type StoredMedia = Parameters<typeof mediaUrl>[0]

/** The text of a post with the images that staff have placed in it. */
const toBody = (body: StoredPost['body']): RichText | undefined => {
  const text = parseRichText(body)
  return (
    text &&
    withPlacedImages(text, ({ value, fields }) => {
      const src = mediaUrl(value as StoredMedia)
      const { caption } = fields
      return src === undefined
        ? undefined
        : {
            src,
            alt: altOf({ image: value as Media }),
            ...omitEmpty({ caption: typeof caption === 'string' ? caption.trim() : undefined }),
          }
    })
  )
}

/** Converts a stored post to the form its page shows. */
export const toPost = (stored: StoredPost): Post => {
  const category = populatedCategory(stored)
  return {
    ...toPostCard(stored),
    seo: toPageSeo(stored.seo),
    textImages: toTextImages(stored.text_images),
    ...(category ? { in: category } : {}),
    ...omitEmpty({ author: stored.author, body: toBody(stored.body) }),
  }
}

/** Finds a published post by its slug; null if it is not found. */
export const findPost = async (tenantId: string, slug: string, now: Date): Promise<Post | null> => {
  const stored = await dataFor(tenantId).first('posts', { where: { slug: { equals: slug } }, depth: 1 })
  if (!stored) return null
  const post = toPost(stored)
  if (Date.parse(post.date) <= now.getTime()) return post
  limitLifetime({ windows: [{ from: post.date }] })
  return null
}
