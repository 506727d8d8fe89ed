/** The pages that are measured: home, search, and the first vehicle that the search page links to. */
import { request } from 'node:http'
import { Problem } from '../lib/say.mjs'

/** @returns {Promise<Buffer>} the body; Node does not resolve `*.localhost`, so the host goes into its header */
export const get = (port, host, path) =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host } })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.once('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Problem(`${host}${path} answered ${response.statusCode}.`))
      })
    })
    asked.end()
  })

/** @returns {Promise<{ name: 'home' | 'search' | 'vehicle', path: string }[]>} */
export const pagesOf = async (port, tenant) => {
  const host = `${tenant}.localhost:${port}`
  const home = (await get(port, host, '/')).toString('utf8')
  const [search = '/search/'] = /\/(?:search|used-car)\/?(?=")/.exec(home) ?? []
  const [vehicle] = /\/cars\/[a-z0-9-]+(?=")/.exec((await get(port, host, search)).toString('utf8')) ?? []
  if (!vehicle) throw new Problem(`${tenant}: the search page links to no vehicle.`)
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: search },
    { name: 'vehicle', path: vehicle },
  ]
}
