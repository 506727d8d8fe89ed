import { expect, test } from 'vitest'
import { siteRouteList } from '@/src/domain/routes/site-routes'
import { resolveSwitches } from '@/src/domain/switches'
import { listSiteLinks } from './site-link-choices'

/** Pages that a menu does not link to: steps of a journey, results of a form, answers to a link, files. */
const notLinked = [
  '/cars/trade-in',
  '/checkout-journey',
  '/dealerships',
  '/delivery',
  '/finance-enquiry',
  '/personalised/finance',
  '/print',
  '/saved-searches',
  '/saved-searches/confirm',
  '/share-image',
  '/sign-in',
  '/success',
  '/unsubscribe',
]

test('[STF-07] staff can link to every page of the site that stands for itself', () => {
  const links = listSiteLinks({
    documents: [],
    makes: [],
    models: [],
    bodies: [],
    phones: [],
    closedRoutes: [],
    switches: resolveSwitches({}, {}),
  }).map(({ href }) => href)
  const paths = siteRouteList
    .map(({ path }) => path.replace('/[[...path]]', ''))
    .filter((path) => !/[[.]/.test(path) && path !== '/search' && path !== '/used-car')
  expect(paths.filter((path) => !links.includes(path))).toEqual(notLinked)
})
