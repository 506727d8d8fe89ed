/**
 * What crawlers need not ask for: answers to script, and forms, which are about a car or a shopper and stand in no search
 * engine. `*car_id=` is every form that an address names a car to.
 */
const closed = [
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

/** A site's robots.txt (RFC 9309), with the way to its sitemap. `url` is its address, `garagePath` where its garage stands. */
export const robotsText = ({ url, garagePath }: { readonly url: string; readonly garagePath: string }): string =>
  [
    'User-agent: *',
    ...[...closed, `${garagePath}$`].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', url).href}`,
    '',
  ].join('\n')
