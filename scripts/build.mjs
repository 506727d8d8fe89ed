/** `npm run build`: builds everything that `npm start` would build. */
import { buildNode, buildSite } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { command, say } from './lib/say.mjs'

await command(async () => {
  await install()
  const stale = [await buildNode(), await buildSite()]
  say(stale.some(Boolean) ? 'Built.' : 'Nothing to build.')
})
