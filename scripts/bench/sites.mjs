/** The measured pages: home, search, the first vehicle linked from search, and one of each kind that staff make. */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { inRoot } from '../lib/paths.mjs'
import { OperatorError } from '../lib/log.mjs'

/**
 * Requests a path. Node does not resolve `*.localhost`, so the host is set as a header.
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [more]
 * @returns {Promise<{ statusCode: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export const requestPath = (port, host, path, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const clientRequest = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, host } })
    clientRequest.once('error', reject)
    clientRequest.once('response', (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.once('end', () =>
        resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    clientRequest.end(body)
  })

/** @returns {Promise<Buffer>} the body */
export const getBody = async (port, host, path) => {
  const { statusCode, body } = await requestPath(port, host, path)
  if (statusCode !== 200) throw new OperatorError(`${host}${path} answered ${statusCode}.`)
  return body
}

/** @returns {Promise<string[]>} the slugs of the demo dealers */
export const listDemoTenants = async () => {
  const folders = await readdir(inRoot('tenants'), { withFileTypes: true })
  return folders
    .filter((one) => one.isDirectory() && !['mappings', 'switches'].includes(one.name))
    .map(({ name }) => name)
}

/** Follows redirects to the canonical path. */
const followRedirects = async (port, host, path, hops = 3) => {
  const { headers } = await requestPath(port, host, path)
  if (!headers.location || hops === 0) return path
  const { pathname, search } = new URL(headers.location, 'http://any')
  return followRedirects(port, host, pathname + search, hops - 1)
}

/** Kinds of pages that staff make; the first match in the dealer's sitemap is measured. */
const pageKinds = {
  locations: /^\/locations$/,
  location: /^\/locations\/[^/]+$/,
  model: /^\/models\/[^/]+$/,
  brands: /^\/brands$/,
  brand: /^\/[^/]+\/overview$/,
  page: /^\/about-us$/,
  offers: /^\/special-offers$/,
  news: /^\/news$/,
}

const listContentPages = async (port, tenant) => {
  const host = `${tenant}.localhost:${port}`
  const map = (await getBody(port, host, '/sitemap-pages.xml')).toString('utf8')
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname)
  return Object.entries(pageKinds).flatMap(([name, pattern]) => {
    const path = paths.find((one) => pattern.test(one))
    return path === undefined ? [] : [{ name, path }]
  })
}

/** @returns {Promise<{ name: string, path: string }[]>} home, search and vehicle */
export const listPages = async (port, tenant) => {
  const host = `${tenant}.localhost:${port}`
  const home = (await getBody(port, host, '/')).toString('utf8')
  const [linked = '/search/'] = /\/(?:search|used-car)\/[^"?]*(?=")/.exec(home) ?? []
  const search = await followRedirects(port, host, linked)
  const [vehicle] = /\/cars\/[a-z0-9-]+(?=")/.exec((await getBody(port, host, search)).toString('utf8')) ?? []
  if (!vehicle) throw new OperatorError(`${tenant}: the search page links to no vehicle.`)
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: search },
    { name: 'vehicle', path: vehicle },
  ]
}

/** The same and one page of each kind in `kinds`. @returns {Promise<{ name: string, path: string }[]>} */
export const listAllPages = async (port, tenant) => [
  ...(await listPages(port, tenant)),
  ...(await listContentPages(port, tenant)),
]
