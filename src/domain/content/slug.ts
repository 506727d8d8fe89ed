/** Single addresses that the application answers; a page of staff at one of them could never be reached. */
const reservedPages: ReadonlySet<string> = new Set([
  'apply-for-finance',
  'blog',
  'book-service',
  'book-test-drive',
  'checkout-journey',
  'compare',
  'contact',
  'contact-us',
  'dealer-locator',
  'dealerships',
  'delivery',
  'favicon.ico',
  'feed.xml',
  'finance',
  'finance-enquiry',
  'healthz',
  'home-test-drive',
  'models',
  'my-garage',
  'news',
  'order-parts',
  'online-payment',
  'print',
  'privacy-policy',
  'register-interest',
  'robots.txt',
  'sitemap.xml',
  'special-offers',
  'spin-to-win',
  'success',
  'unsubscribe',
  'watchlist',
])

/** Prefixes under which the application answers everything. */
const reservedFolders = [
  '_next',
  'admin',
  'api',
  'badges',
  'blog',
  'brands',
  'brochures',
  'cars',
  'contact-us',
  'control',
  'delivery',
  'fonts',
  'garage',
  'images',
  'locations',
  'marks',
  'models',
  'news',
  'offers',
  'parts/search',
  'personalised',
  'payments',
  'platform',
  'preview',
  'print',
  'saved-searches',
  'search',
  'sign-in',
  'site',
  'sitemaps',
  'used-car',
  'videos',
] as const

/** First segments that the application answers, except the garage's default path, which a dealer may change. */
export const reservedFirstSegments: readonly string[] = [
  ...new Set([...reservedPages, ...reservedFolders].flatMap((one) => one.split('/', 1))),
].filter((part) => part !== 'my-garage')

const BRAND_OVERVIEW_PATTERN = /^[^/]+\/overview$/

/** Reports whether the application answers this address (without its leading slash), so that staff may not use it. */
export const isReservedRoute = (slug: string): boolean =>
  slug === '' ||
  reservedPages.has(slug) ||
  reservedFolders.some((folder) => slug === folder || slug.startsWith(`${folder}/`)) ||
  BRAND_OVERVIEW_PATTERN.test(slug)

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/
const MAX_SLUG_CHARS = 120

/** Returns the problem of a page's address such as `about-us` or `pages/warranty`, as staff read it (CNT-01). */
export const pageSlugProblem = (slug: string): string | undefined => {
  if (!SLUG_PATTERN.test(slug) || slug.length > MAX_SLUG_CHARS)
    return 'Small letters, digits and hyphens, such as about-us or pages/warranty; four parts at most.'
  return isReservedRoute(slug) ? `The site itself has a page at /${slug}; choose another address.` : undefined
}

/** Returns the problem of a slug under a fixed path, such as a post's or an offer's: one segment only. */
export const slugSegmentProblem = (slug: string): string | undefined =>
  SLUG_PATTERN.test(slug) && !slug.includes('/') && slug.length <= MAX_SLUG_CHARS
    ? undefined
    : 'Small letters, digits and hyphens, such as winter-service.'
