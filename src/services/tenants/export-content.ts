import type { DocumentFields } from './fields'
import { draftFlagOf, type TenantReader, readRows, sortBy } from './read-tenant'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

/** Contents of a folder's JSON files by path. */
export type ExportedFiles = Readonly<Record<string, unknown>>

const slugOf = ({ row }: { readonly row: DocumentFields }): string => String(row['slug'])

/** `pages/warranty` becomes the file `pages--warranty`, which is unique because slugs have no double dash. */
const pageFileName = (slug: string): string => `pages/${slug.replaceAll('/', '--')}.json`

/** Skips drafts without a slug, because they have no file name. */
const exportPages = async (reader: TenantReader): Promise<ExportedFiles> =>
  Object.fromEntries(
    sortBy(await readRows(reader, 'pages'), slugOf).flatMap(({ row, document }) => {
      const { title, slug, blocks = [], seo = {} } = row
      if (typeof slug !== 'string') return []
      const { description, ...ownSeo } = seo as DocumentFields
      const page = {
        title,
        path: `/${slug}`,
        ...(description === undefined ? {} : { description }),
        ...(Object.keys(ownSeo).length === 0 ? {} : { seo: ownSeo }),
        ...draftFlagOf(document),
        blocks,
      }
      return [[pageFileName(slug), page]]
    }),
  )

/** A publication window with its time zone; the end's zone is written only if it differs from the start's. */
const toFolderWindow = ({ start, start_tz, expiry, expiry_tz, ...row }: DocumentFields): DocumentFields => {
  const timezone = (start ? start_tz : undefined) ?? (expiry ? expiry_tz : undefined) ?? DEFAULT_TIME_ZONE
  const other = expiry && expiry_tz && expiry_tz !== timezone ? { expiry_timezone: expiry_tz } : {}
  return { ...row, ...(start ? { start } : {}), ...(expiry ? { expiry } : {}), timezone, ...other }
}

const exportContentFile = async (reader: TenantReader): Promise<DocumentFields> => {
  const [cards, offers, categories, posts, redirects] = await Promise.all(
    (['promo-cards', 'offers', 'post-categories', 'posts', 'redirects'] as const).map((one) => readRows(reader, one)),
  )
  return {
    promo_cards: (cards ?? []).map(({ row }) => toFolderWindow(row)),
    offers: sortBy(offers ?? [], slugOf).map(({ row, document }) => ({
      ...toFolderWindow(row),
      ...draftFlagOf(document),
    })),
    post_categories: sortBy(categories ?? [], slugOf).map(({ row }) => row),
    posts: sortBy(posts ?? [], slugOf).map(({ row: { date_tz = DEFAULT_TIME_ZONE, ...row }, document }) => ({
      ...row,
      timezone: date_tz,
      ...draftFlagOf(document),
    })),
    redirects: sortBy(redirects ?? [], ({ row }) => String(row['from'])).map(({ row }) => row),
  }
}

/** Exports the pages and `content.json`. */
export const exportContent = async (reader: TenantReader): Promise<ExportedFiles> => ({
  ...(await exportPages(reader)),
  'content.json': await exportContentFile(reader),
})
