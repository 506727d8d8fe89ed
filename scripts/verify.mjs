/** `npm run verify`: all checks that do not run the product. */
import { endWithSignals } from './lib/process-groups.mjs'
import { install } from './lib/install.mjs'
import { runMain } from './lib/log.mjs'

endWithSignals()
await runMain(async () => {
  await install({ dev: true })
  const { verify } = await import('./lib/checks.mjs')
  const { logFailures, logTable } = await import('./lib/stages.mjs')
  const results = await verify()
  logFailures(results)
  logTable(results)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
})
