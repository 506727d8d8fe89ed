/** Addresses of one page that the site itself answers; a page of staff's there would never be seen. */
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

/** First segments under which everything is the site's own. */
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

/** First parts of addresses that the site itself answers, but for the usual one of the garage, which a dealer may move. */
export const builtFirstParts: readonly string[] = [
  ...new Set([...builtPages, ...builtFolders].flatMap((one) => one.split('/', 1))),
].filter((part) => part !== 'my-garage')

/** A brand's own page. */
const brandOverview = /^[^/]+\/overview$/

/** Whether the site itself answers this address (without its leading slash), so that nothing of staff's may. */
export const isBuiltRoute = (slug: string): boolean =>
  slug === '' ||
  builtPages.has(slug) ||
  builtFolders.some((folder) => slug === folder || slug.startsWith(`${folder}/`)) ||
  brandOverview.test(slug)

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/
const most = 120

/** What is wrong with a page's address, in staff's words: `about-us`, `pages/warranty` (CNT-01). */
export const slugProblem = (slug: string): string | undefined => {
  if (!shape.test(slug) || slug.length > most)
    return 'Small letters, digits and hyphens, such as about-us or pages/warranty; four parts at most.'
  return isBuiltRoute(slug) ? `The site itself has a page at /${slug}; choose another address.` : undefined
}

/** The same for what stands at one fixed place, such as a post or an offer: one part alone. */
export const partProblem = (slug: string): string | undefined =>
  shape.test(slug) && !slug.includes('/') && slug.length <= most
    ? undefined
    : 'Small letters, digits and hyphens, such as winter-service.'
