import { isReservedForPages } from '../routes/reserved'

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/
const MAX_SLUG_CHARS = 120

/** Returns the problem of a page's address such as `about-us` or `pages/warranty`, as staff read it (CNT-01). */
export const pageSlugProblem = (slug: string): string | undefined => {
  if (!SLUG_PATTERN.test(slug) || slug.length > MAX_SLUG_CHARS)
    return 'Use lowercase letters, digits and hyphens, such as about-us or pages/warranty, with at most four parts.'
  return isReservedForPages(slug) ? `The site already has a page at /${slug}. Enter another address.` : undefined
}

/** Returns the problem of a slug under a fixed path, such as a post's or an offer's: one segment only. */
export const slugSegmentProblem = (slug: string): string | undefined =>
  SLUG_PATTERN.test(slug) && !slug.includes('/') && slug.length <= MAX_SLUG_CHARS
    ? undefined
    : 'Use lowercase letters, digits and hyphens, such as winter-service.'
