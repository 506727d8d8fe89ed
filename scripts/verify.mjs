/** `npm run verify`: all checks that do not run the product. */
import { endWithSignals } from './lib/groups.mjs'
import { install } from './lib/install.mjs'
import { command } from './lib/say.mjs'

endWithSignals()
await command(async () => {
  await install({ dev: true })
  const { verify } = await import('./lib/checks.mjs')
  const { sayFailures, table } = await import('./lib/stages.mjs')
  const results = await verify()
  sayFailures(results)
  table(results)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
})
