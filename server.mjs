import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import next from 'next'

/**
 * Starts one web process: Next behind the web server of `src/main/web-server.ts`, with its hosts, search engine and
 * change listener. Expects the environment of `.env.example`; `scripts/start.mjs` prepares all of it.
 *
 * @param {{ dev: boolean, port: number, host: string, root: string }} options
 * @returns {Promise<{ close(): Promise<void>, reload(): Promise<void>, addresses: string[] }>} `reload` replaces the web
 *   server by one of the newest bundle, while Next and the port stay; only for development
 */
export const serve = async ({ dev, port, host, root }) => {
  const app = next({ dev, dir: root, hostname: host, port, turbopack: true })
  const bundle = pathToFileURL(path.join(root, 'dist/web-server.mjs')).href
  const [{ createWebServer }] = await Promise.all([import(bundle), app.prepare()])
  const handle = app.getRequestHandler()
  const options = { root, dev, next: (request, response) => handle(request, response) }
  let webServer = await createWebServer(options)
  // In development the web server behind the port can be replaced; connections of Next's hot reload stay open.
  const server = dev
    ? createServer((request, response) => webServer.server.emit('request', request, response))
    : webServer.server
  if (dev) server.on('upgrade', app.getUpgradeHandler())
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  await webServer.ready
  return {
    addresses: [`http://localhost:${port}`],
    reload: async () => {
      // A module is imported once per address.
      const newest = await import(`${bundle}?loaded=${Date.now()}`)
      const previous = webServer
      const replacement = await newest.createWebServer(options)
      await replacement.ready
      webServer = replacement
      await previous.close()
    },
    close: async () => {
      await webServer.close()
      if (dev) server.close()
      await app.close()
    },
  }
}
