/** Single addresses that the application answers; a page of staff at one of them could never be reached. */
const builtPages: ReadonlySet<string> = new Set([
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
const builtFolders = [
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
export const builtFirstParts: readonly string[] = [
  ...new Set([...builtPages, ...builtFolders].flatMap((one) => one.split('/', 1))),
].filter((part) => part !== 'my-garage')

const brandOverview = /^[^/]+\/overview$/

/** Reports whether the application answers this address (without its leading slash), so that staff may not use it. */
export const isBuiltRoute = (slug: string): boolean =>
  slug === '' ||
  builtPages.has(slug) ||
  builtFolders.some((folder) => slug === folder || slug.startsWith(`${folder}/`)) ||
  brandOverview.test(slug)

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/
const most = 120

/** Returns the problem of a page's address such as `about-us` or `pages/warranty`, as staff read it (CNT-01). */
export const slugProblem = (slug: string): string | undefined => {
  if (!shape.test(slug) || slug.length > most)
    return 'Small letters, digits and hyphens, such as about-us or pages/warranty; four parts at most.'
  return isBuiltRoute(slug) ? `The site itself has a page at /${slug}; choose another address.` : undefined
}

/** Returns the problem of a slug under a fixed path, such as a post's or an offer's: one segment only. */
export const partProblem = (slug: string): string | undefined =>
  shape.test(slug) && !slug.includes('/') && slug.length <= most
    ? undefined
    : 'Small letters, digits and hyphens, such as winter-service.'
