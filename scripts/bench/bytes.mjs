/** Bytes that a browser loads before any interaction, each file gzipped separately, for every demo dealer's pages. */
import { gzipSync } from 'node:zlib'
import { addressOf, openBrowser } from './browser.mjs'
import { row } from './lib.mjs'
import { allPagesOf, demoTenants, get } from './sites.mjs'

const tenant = 'banksia-motor-group'
const kinds = { document: 'HTML', script: 'JavaScript', stylesheet: 'CSS' }

const weigh = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const responses = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const weights = { HTML: 0, JavaScript: 0, CSS: 0 }
  for (const response of responses) {
    const kind = kinds[response.request().resourceType()]
    if (kind && response.status() === 200) weights[kind] += gzipSync(await response.body()).length / 1024
  }
  await context.close()
  return weights
}

/** Filter sections from which a value is chosen, in this order; each lengthens the address repeated in every link. */
const narrowing = ['Fuel', 'Fuel', 'Transmission']

/** Returns the path of a search with several filters, skipping those that the dealer's stock does not have. */
const narrowed = async (port, slug, path, [title, ...others] = narrowing) => {
  if (title === undefined) return path
  const html = (await get(port, `${slug}.localhost:${port}`, encodeURI(path))).toString('utf8')
  const [, group = ''] = html.split(`data-section="${title}"`)
  const [, href] = /<a href="([^"]+)" rel="nofollow">/.exec(group.split('</details>')[0]) ?? []
  if (href === undefined) return narrowed(port, slug, path, others)
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), `http://any${path}`)
  return narrowed(port, slug, decodeURI(pathname + search), others)
}

const pagesWeighed = async (port, slug) => {
  const pages = await allPagesOf(port, slug)
  const search = pages.find(({ name }) => name === 'search')
  return search === undefined
    ? pages
    : [...pages, { name: 'filtered search', path: encodeURI(await narrowed(port, slug, search.path)) }]
}

/** The heaviest page of each kind among all dealers: its uncompressed HTML, and its script minus the empty page's. */
const heaviest = async (browser, port, empty) => {
  const most = new Map()
  for (const slug of await demoTenants()) {
    for (const { name, path } of await pagesWeighed(port, slug)) {
      const html = (await get(port, `${slug}.localhost:${port}`, path)).length / 1024
      const script = (await weigh(browser, addressOf(port, slug, path))).JavaScript - empty.JavaScript
      const known = most.get(name) ?? { html: [0, ''], script: [0, ''] }
      most.set(name, {
        html: html > known.html[0] ? [html, slug] : known.html,
        script: script > known.script[0] ? [script, slug] : known.script,
      })
    }
  }
  return [...most].flatMap(([name, { html, script }]) => [
    row('bytes', `${name}, maximum of all dealers: uncompressed HTML (${html[1]})`, html[0], 'kB'),
    row('bytes', `${name}, maximum of all dealers: JavaScript above the empty page (${script[1]})`, script[0], 'kB'),
  ])
}

export const benchBytes = async ({ port }) => {
  const { browser, close } = await openBrowser()
  try {
    const empty = await weigh(browser, addressOf(port, '', '/control'))
    const rows = Object.entries(empty).map(([kind, kb]) => row('bytes', `empty page: ${kind}, gzip`, kb, 'kB'))
    for (const { name, path } of await pagesWeighed(port, tenant)) {
      const weights = await weigh(browser, addressOf(port, tenant, path))
      rows.push(...Object.entries(weights).map(([kind, kb]) => row('bytes', `${name}: ${kind}, gzip`, kb, 'kB')))
      const above = weights.JavaScript - empty.JavaScript
      rows.push(row('bytes', `${name}: JavaScript above the empty page, gzip`, above, 'kB'))
    }
    return [...rows, ...(await heaviest(browser, port, empty))]
  } finally {
    await close()
  }
}
