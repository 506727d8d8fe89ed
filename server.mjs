import path from 'node:path'
import { pathToFileURL } from 'node:url'
import next from 'next'

/**
 * Starts one web process: Next behind the web server of `src/web`, with its hosts, search engine and change
 * listener. Expects the environment of `.env.example`; `scripts/start.mjs` prepares all of it.
 *
 * @param {{ dev: boolean, port: number, host: string, root: string }} options
 * @returns {Promise<{ close(): Promise<void>, addresses: string[] }>}
 */
export const serve = async ({ dev, port, host, root }) => {
  const app = next({ dev, dir: root, hostname: host, port, turbopack: true })
  const [{ createWebServer }] = await Promise.all([
    import(pathToFileURL(path.join(root, 'dist/runtime.mjs')).href),
    app.prepare(),
  ])
  const handle = app.getRequestHandler()
  const webServer = await createWebServer({ root, dev, next: (request, response) => handle(request, response) })
  if (dev) webServer.server.on('upgrade', app.getUpgradeHandler())
  await new Promise((resolve, reject) => {
    webServer.server.once('error', reject)
    webServer.server.listen(port, host, resolve)
  })
  await webServer.ready
  return {
    addresses: [`http://localhost:${port}`],
    close: async () => {
      await webServer.close()
      await app.close()
    },
  }
}
