/** `npm test`: the checks, the database tests, the build, the journeys in a browser. One failing hides no other. */
import { stopChildren } from './lib/children.mjs'
import { endWithSignals } from './lib/groups.mjs'
import { install } from './lib/install.mjs'
import { command, explain, say } from './lib/say.mjs'

/** The build as a stage. */
const built = async () => {
  const { buildNode, buildSite } = await import('./lib/build.mjs')
  const began = performance.now()
  let ok = true
  try {
    await buildNode()
    await buildSite()
  } catch (error) {
    say(explain(error))
    ok = false
  }
  return { name: 'build', ok, seconds: (performance.now() - began) / 1000, counts: null }
}

endWithSignals(stopChildren)
await command(async () => {
  await install({ dev: true })
  const { verify } = await import('./lib/checks.mjs')
  const { stage, sum, table } = await import('./lib/stages.mjs')
  const results = await verify()
  results.push(
    await stage({
      name: 'database tests',
      tool: 'vitest',
      args: ['run', '--project', 'int', '--passWithNoTests'],
      counts: 'vitest',
    }),
  )
  const build = await built()
  results.push(build)
  // Without a build there is no site to browse; the build's own failure is already counted.
  if (build.ok) {
    results.push(await stage({ name: 'browser journeys', tool: 'playwright', args: ['test'], counts: 'playwright' }))
  }
  table(results)
  const { passed, failed, skipped } = sum(results)
  process.exitCode = failed === 0 ? 0 : 1
  say()
  say(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
})
