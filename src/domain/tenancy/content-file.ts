import * as z from 'zod/mini'
import { promoDisplays } from '@/src/domain/content/promo'
import { href, line, imageAddress, richText, seoFields, uploadName } from './folder-schemas'

/** Blocks of a page; their fields are checked when the page is saved; `text` of a rich-text block is markup. */
export const folderBlocks = z
  .array(
    z
      .record(z.string(), z.unknown())
      .check(z.refine((one) => typeof one['blockType'] === 'string', 'Expected a blockType.')),
  )
  .check(z.maxLength(40))

const { description, ...seoWithoutDescription } = seoFields

/** A page of a folder at its public path; `description` is for search engines. */
export const folderPage = z.strictObject({
  title: line(120),
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'Expected a path such as /about-us.')),
  description,
  seo: z.exactOptional(z.strictObject(seoWithoutDescription)),
  draft: z.exactOptional(z.boolean()),
  blocks: folderBlocks,
})
export type FolderPage = z.infer<typeof folderPage>

const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Expected lowercase words joined by hyphens.'))
const moment = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'Expected a date and time in ISO 8601.'))
const zone = z.string().check(z.regex(/^Australia\/[A-Z][A-Za-z_]+$/, 'Expected a time zone such as Australia/Perth.'))
/** `expiry_timezone` if the end is in another time zone than the start. */
const windowFields = {
  start: z.exactOptional(moment),
  expiry: z.exactOptional(moment),
  timezone: zone,
  expiry_timezone: z.exactOptional(zone),
}

const imageFields = { image: z.exactOptional(uploadName), image_url: z.exactOptional(imageAddress) }
const draft = z.exactOptional(z.boolean())

const promo = z.strictObject({
  title: line(80),
  text: z.exactOptional(line(240)),
  href: z.exactOptional(href),
  link_label: z.exactOptional(line(40)),
  ...imageFields,
  position: z.number(),
  display: z.enum(promoDisplays),
  strictDisplay: z.boolean(),
  ...windowFields,
})

const offer = z.strictObject({
  title: line(120),
  slug,
  summary: line(300),
  body: z.exactOptional(richText),
  terms: z.exactOptional(line(2000)),
  link_label: z.exactOptional(line(60)),
  link_href: z.exactOptional(href),
  ...imageFields,
  draft,
  ...windowFields,
})

const category = z.strictObject({ name: line(80), slug, text: z.exactOptional(line(300)) })

const textImage = z.strictObject({
  ...imageFields,
  alt: z.exactOptional(line(200)),
  caption: z.exactOptional(line(200)),
})

const post = z.strictObject({
  title: line(120),
  slug,
  category: z.exactOptional(slug),
  date: moment,
  timezone: zone,
  author: z.exactOptional(line(80)),
  excerpt: z.exactOptional(line(300)),
  ...imageFields,
  body: z.exactOptional(richText),
  text_images: z.exactOptional(z.array(textImage).check(z.maxLength(8))),
  seo: z.exactOptional(z.strictObject(seoFields)),
  draft,
})

const redirect = z.strictObject({ from: line(500), to: line(500), permanent: z.boolean() })

/** `content.json`: promo cards, offers, posts and redirects. Bodies are markup (`src/domain/content/markup.ts`). */
export const contentFile = z.strictObject({
  promo_cards: z._default(z.array(promo), []),
  offers: z._default(z.array(offer), []),
  post_categories: z._default(z.array(category), []),
  posts: z._default(z.array(post), []),
  redirects: z._default(z.array(redirect), []),
})
export type ContentFile = z.infer<typeof contentFile>

/**
 * `tenants/starter.json`: pages and redirects of every new dealer; home page and legal texts for dealers created in the
 * panel.
 */
export const starterFile = z.strictObject({
  pages: z.array(folderPage),
  redirects: z.array(redirect),
  home: folderBlocks,
  legal: z.strictObject({ privacy: line(4000), terms: line(4000), prices: line(4000) }),
})
