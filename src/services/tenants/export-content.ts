import type { Row } from './fields'
import { draftOf, type Reader, rowsOf, sortedBy } from './read-tenant'

/** Contents of a folder's JSON files by path. */
export type Files = Readonly<Record<string, unknown>>

const slugOf = ({ row }: { readonly row: Row }): string => String(row['slug'])

/** `pages/warranty` becomes the file `pages--warranty`, which is unique because slugs have no double dash. */
const pageFile = (slug: string): string => `pages/${slug.replaceAll('/', '--')}.json`

/** Skips drafts without a slug, because they have no file name. */
const pageFiles = async (reader: Reader): Promise<Files> =>
  Object.fromEntries(
    sortedBy(await rowsOf(reader, 'pages'), slugOf).flatMap(({ row, document }) => {
      const { title, slug, blocks = [], seo = {} } = row
      if (typeof slug !== 'string') return []
      const { description, ...ownSeo } = seo as Row
      const page = {
        title,
        path: `/${slug}`,
        ...(description === undefined ? {} : { description }),
        ...(Object.keys(ownSeo).length === 0 ? {} : { seo: ownSeo }),
        ...draftOf(document),
        blocks,
      }
      return [[pageFile(slug), page]]
    }),
  )

const usualZone = 'Australia/Brisbane'

/** A publication window with its time zone; the end's zone is written only if it differs from the start's. */
const windowed = ({ start, start_tz, expiry, expiry_tz, ...row }: Row): Row => {
  const timezone = (start ? start_tz : undefined) ?? (expiry ? expiry_tz : undefined) ?? usualZone
  const other = expiry && expiry_tz && expiry_tz !== timezone ? { expiry_timezone: expiry_tz } : {}
  return { ...row, ...(start ? { start } : {}), ...(expiry ? { expiry } : {}), timezone, ...other }
}

const content = async (reader: Reader): Promise<Row> => {
  const [cards, offers, categories, posts, redirects] = await Promise.all(
    (['promo-cards', 'offers', 'post-categories', 'posts', 'redirects'] as const).map((one) => rowsOf(reader, one)),
  )
  return {
    promo_cards: (cards ?? []).map(({ row }) => windowed(row)),
    offers: sortedBy(offers ?? [], slugOf).map(({ row, document }) => ({ ...windowed(row), ...draftOf(document) })),
    post_categories: sortedBy(categories ?? [], slugOf).map(({ row }) => row),
    posts: sortedBy(posts ?? [], slugOf).map(({ row: { date_tz = usualZone, ...row }, document }) => ({
      ...row,
      timezone: date_tz,
      ...draftOf(document),
    })),
    redirects: sortedBy(redirects ?? [], ({ row }) => String(row['from'])).map(({ row }) => row),
  }
}

/** Exports the pages and `content.json`. */
export const contentFiles = async (reader: Reader): Promise<Files> => ({
  ...(await pageFiles(reader)),
  'content.json': await content(reader),
})
