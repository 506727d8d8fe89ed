import type { Row } from './fields'
import { draftOf, type Reader, rowsOf, sortedBy } from './read-tenant'

/** Folder files by their path. */
export type Files = Readonly<Record<string, unknown>>

const slugOf = ({ row }: { readonly row: Row }): string => String(row['slug'])

/** `pages/warranty` has the file `pages--warranty`: a page's address has single dashes alone. */
const pageFile = (slug: string): string => `pages/${slug.replaceAll('/', '--')}.json`

/** A draft that has no address yet has no file to stand in. */
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

/** A window with the clock it was written on, once where both ends are on the same. */
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

/** The pages and `content.json` of an export. */
export const contentFiles = async (reader: Reader): Promise<Files> => ({
  ...(await pageFiles(reader)),
  'content.json': await content(reader),
})
