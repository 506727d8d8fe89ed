/** The pages that are measured: home, search, and the first vehicle that the search page links to. */
import { request } from 'node:http'
import { Problem } from '../lib/say.mjs'

/**
 * Node does not resolve `*.localhost`, so the host goes into its header.
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [more]
 * @returns {Promise<{ statusCode: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export const ask = (port, host, path, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, host } })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.once('end', () =>
        resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.end(body)
  })

/** @returns {Promise<Buffer>} the body */
export const get = async (port, host, path) => {
  const { statusCode, body } = await ask(port, host, path)
  if (statusCode !== 200) throw new Problem(`${host}${path} answered ${statusCode}.`)
  return body
}

/** Where a path leads: its one address, which may be another one. */
const addressed = async (port, host, path, hops = 3) => {
  const { headers } = await ask(port, host, path)
  if (!headers.location || hops === 0) return path
  const { pathname, search } = new URL(headers.location, 'http://any')
  return addressed(port, host, pathname + search, hops - 1)
}

/** @returns {Promise<{ name: 'home' | 'search' | 'vehicle', path: string }[]>} */
export const pagesOf = async (port, tenant) => {
  const host = `${tenant}.localhost:${port}`
  const home = (await get(port, host, '/')).toString('utf8')
  const [linked = '/search/'] = /\/(?:search|used-car)\/[^"?]*(?=")/.exec(home) ?? []
  const search = await addressed(port, host, linked)
  const [vehicle] = /\/cars\/[a-z0-9-]+(?=")/.exec((await get(port, host, search)).toString('utf8')) ?? []
  if (!vehicle) throw new Problem(`${tenant}: the search page links to no vehicle.`)
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: search },
    { name: 'vehicle', path: vehicle },
  ]
}
