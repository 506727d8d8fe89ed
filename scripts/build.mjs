/** `npm run build`: builds everything that `npm start` would build. */
import { buildNode, buildSite } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { runMain, logLine } from './lib/log.mjs'

await runMain(async () => {
  await install()
  const stale = [await buildNode(), await buildSite()]
  logLine(stale.some(Boolean) ? 'Built.' : 'Nothing to build.')
})
