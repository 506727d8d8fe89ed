/**
 * Paths that crawlers should not request: endpoints, and forms about one vehicle or shopper. `*car_id=` matches every
 * form whose address names a vehicle.
 */
const disallowedPaths = [
  '/api/',
  '/cars/*/autogauge',
  '/cars/*/checkout',
  '/cars/*/buy-online',
  '/cars/trade-in',
  '/*car_id=',
  '/apply-for-finance',
  '/book-service',
  '/book-test-drive',
  '/checkout-journey',
  '/compare',
  '/delivery?',
  '/finance-enquiry',
  '/home-test-drive',
  '/order-parts',
  '/personalised/',
  '/print?',
  '/saved-searches',
  '/sign-in',
  '/success$',
  '/unsubscribe',
  '/watchlist$',
] as const

/**
 * Writes a site's robots.txt (RFC 9309) with its sitemap; `url` is the site's address, `garagePath` its account's path.
 */
export const formatRobots = ({ url, garagePath }: { readonly url: string; readonly garagePath: string }): string =>
  [
    'User-agent: *',
    ...[...disallowedPaths, `${garagePath}$`].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', url).href}`,
    '',
  ].join('\n')
