/** Bytes that a browser loads before any interaction, each file gzipped separately, for every demo dealer's pages. */
import { gzipSync } from 'node:zlib'
import { siteUrl, openBrowser } from './browser.mjs'
import { row } from './lib.mjs'
import { listAllPages, listDemoTenants, getBody } from './sites.mjs'

const TENANT = 'banksia-motor-group'
const resourceKinds = { document: 'HTML', script: 'JavaScript', stylesheet: 'CSS' }

const measureBytes = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const responses = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const weights = { HTML: 0, JavaScript: 0, CSS: 0 }
  for (const response of responses) {
    const kind = resourceKinds[response.request().resourceType()]
    if (kind && response.status() === 200) weights[kind] += gzipSync(await response.body()).length / 1024
  }
  await context.close()
  return weights
}

/** Filter sections from which a value is chosen, in this order; each lengthens the address repeated in every link. */
const filterSections = ['Fuel', 'Fuel', 'Transmission']

/** Returns the path of a search with several filters, skipping those that the dealer's stock does not have. */
const filteredPath = async (port, slug, path, [title, ...others] = filterSections) => {
  if (title === undefined) return path
  const html = (await getBody(port, `${slug}.localhost:${port}`, encodeURI(path))).toString('utf8')
  const [, group = ''] = html.split(`data-section="${title}"`)
  const [, href] = /<a href="([^"]+)" rel="nofollow">/.exec(group.split('</details>')[0]) ?? []
  if (href === undefined) return filteredPath(port, slug, path, others)
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), `http://any${path}`)
  return filteredPath(port, slug, decodeURI(pathname + search), others)
}

const listMeasuredPages = async (port, slug) => {
  const pages = await listAllPages(port, slug)
  const search = pages.find(({ name }) => name === 'search')
  return search === undefined
    ? pages
    : [...pages, { name: 'filtered search', path: encodeURI(await filteredPath(port, slug, search.path)) }]
}

/** The heaviest page of each kind among all dealers: its uncompressed HTML, and its script minus the empty page's. */
const findHeaviest = async (browser, port, empty) => {
  const maxima = new Map()
  for (const slug of await listDemoTenants()) {
    for (const { name, path } of await listMeasuredPages(port, slug)) {
      const html = (await getBody(port, `${slug}.localhost:${port}`, path)).length / 1024
      const script = (await measureBytes(browser, siteUrl(port, slug, path))).JavaScript - empty.JavaScript
      const previous = maxima.get(name) ?? { html: [0, ''], script: [0, ''] }
      maxima.set(name, {
        html: html > previous.html[0] ? [html, slug] : previous.html,
        script: script > previous.script[0] ? [script, slug] : previous.script,
      })
    }
  }
  return [...maxima].flatMap(([name, { html, script }]) => [
    row('bytes', `${name}, maximum of all dealers: uncompressed HTML (${html[1]})`, html[0], 'kB'),
    row('bytes', `${name}, maximum of all dealers: JavaScript above the empty page (${script[1]})`, script[0], 'kB'),
  ])
}

export const benchBytes = async ({ port }) => {
  const { browser, close } = await openBrowser()
  try {
    const empty = await measureBytes(browser, siteUrl(port, '', '/control'))
    const rows = Object.entries(empty).map(([kind, kb]) => row('bytes', `empty page: ${kind}, gzip`, kb, 'kB'))
    for (const { name, path } of await listMeasuredPages(port, TENANT)) {
      const weights = await measureBytes(browser, siteUrl(port, TENANT, path))
      rows.push(...Object.entries(weights).map(([kind, kb]) => row('bytes', `${name}: ${kind}, gzip`, kb, 'kB')))
      const above = weights.JavaScript - empty.JavaScript
      rows.push(row('bytes', `${name}: JavaScript above the empty page, gzip`, above, 'kB'))
    }
    return [...rows, ...(await findHeaviest(browser, port, empty))]
  } finally {
    await close()
  }
}
