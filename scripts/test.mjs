/**
 * `npm test`: the checks, the database tests, the build and the browser tests; a failure does not skip the stages after
 * it. `npm test -- PATTERN …` runs the tests whose file or title matches, after the build that they need.
 */
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { stopChildren } from './lib/children.mjs'
import { endWithSignals } from './lib/process-groups.mjs'
import { install } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { OperatorError, runMain, formatError, logLine } from './lib/log.mjs'
import { kindOf, selectTests } from './lib/test-selection.mjs'

/** Runs the build as a stage. */
const runBuild = async () => {
  const { buildNode, buildSite } = await import('./lib/build.mjs')
  const startedAt = performance.now()
  let ok = true
  try {
    await buildNode()
    await buildSite()
  } catch (error) {
    logLine(formatError(error))
    ok = false
  }
  return { name: 'build', ok, seconds: (performance.now() - startedAt) / 1000, counts: null }
}

const vitestStage = (name, project, args) => ({
  name,
  tool: 'vitest',
  args: ['run', '--project', project, ...args],
  counts: 'vitest',
})

const browserStage = (args) => ({
  name: 'browser journeys',
  tool: 'playwright',
  args: ['test', ...args],
  counts: 'playwright',
})

/** Runs all stages, quickest feedback first. */
const runAll = async ({ runStage }) => {
  const { verify } = await import('./lib/checks.mjs')
  const results = await verify()
  results.push(await runStage(vitestStage('database tests', 'int', [])))
  const build = await runBuild()
  results.push(build)
  // Browser tests need the build; its own failure is already counted.
  if (build.ok) results.push(await runStage(browserStage([])))
  return results
}

const folders = ['src', 'tenants', 'collections', 'globals', 'scripts', 'tests']

const listTestFiles = async () => {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(inRoot(folder), { recursive: true })).map((name) => path.posix.join(folder, name)),
    ),
  )
  const files = names.flat().filter((name) => kindOf(name) !== null)
  return Promise.all(files.map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })))
}

const escapeRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const runSome = async ({ runStage }, patterns) => {
  const { files, title, unmatched } = selectTests(await listTestFiles(), patterns)
  if (unmatched.length > 0) {
    const place = patterns.length > 1 ? "file's path contains" : 'file or title contains'
    throw new OperatorError(`No test's ${place} "${unmatched.join('", "')}".`)
  }
  const byTitle = title === null ? [] : ['-t', escapeRegExp(title)]
  const results = []
  if (files.unit.length > 0)
    results.push(await runStage(vitestStage('unit tests', 'unit', [...files.unit, ...byTitle])))
  if (files.database.length > 0) {
    results.push(await runStage(vitestStage('database tests', 'int', [...files.database, ...byTitle])))
  }
  if (files.journeys.length === 0) return results
  const build = await runBuild()
  results.push(build)
  const journeyTitle = title === null ? [] : ['-g', escapeRegExp(title)]
  if (build.ok) results.push(await runStage(browserStage([...files.journeys, ...journeyTitle])))
  return results
}

endWithSignals(stopChildren)
await runMain(async () => {
  const patterns = process.argv.slice(2)
  await install({ dev: true })
  const stages = await import('./lib/stages.mjs')
  const results = patterns.length === 0 ? await runAll(stages) : await runSome(stages, patterns)
  stages.logFailures(results)
  stages.logTable(results)
  const { passed, failed, skipped } = stages.sumResults(results)
  process.exitCode = failed === 0 ? 0 : 1
  logLine()
  logLine(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
})
