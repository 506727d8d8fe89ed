import { fixedFolders } from '../routes/fixed-folders'
import { GARAGE_ROUTE, siteRouteList, type SiteRoute } from '../routes/site-routes'

/** The end of a rule in robots.txt: `$` is the end of the address. */
const ruleEnds: Readonly<Record<NonNullable<SiteRoute['disallow']>, string>> = {
  prefix: '',
  exact: '$',
  'with-query': '?',
}

/** Forms whose address names a vehicle, whatever their path. */
const VEHICLE_FORM_RULE = '/*car_id='

const toRule = (path: string, disallow: NonNullable<SiteRoute['disallow']>): string =>
  `${path.replace(/\/\[\[.*$/, '').replaceAll(/\[\w+\]/g, '*')}${ruleEnds[disallow]}`

/** Lists the rules for endpoints and for the pages that crawlers may not fetch, each address by one rule. */
const listRules = (garagePath: string): readonly string[] => {
  const rules = siteRouteList.flatMap(({ path, disallow }) =>
    disallow === undefined ? [] : [toRule(path === GARAGE_ROUTE ? garagePath : path, disallow)],
  )
  return [
    ...fixedFolders.endpoints.map((folder) => `/${folder}/`),
    VEHICLE_FORM_RULE,
    ...rules.filter((rule) => !rules.some((other) => other !== rule && rule.startsWith(other))),
  ]
}

/**
 * Writes a site's robots.txt (RFC 9309) with its sitemap; `url` is the site's address, `garagePath` its account's path.
 */
export const formatRobots = ({ url, garagePath }: { readonly url: string; readonly garagePath: string }): string =>
  [
    'User-agent: *',
    ...listRules(garagePath).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', url).href}`,
    '',
  ].join('\n')
