/** Runs tools as stages of a longer command, in order or in parallel, and reports each result at the end. */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, spawnGroup } from './process-groups.mjs'
import { inRoot, root } from './paths.mjs'
import { logLine } from './log.mjs'
import { countVitest, listVitestFailures, countPlaywright, readReport } from './test-reports.mjs'

/**
 * @typedef {object} StageResult
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {{ passed: number, failed: number, skipped: number, flaky?: number } | null} counts of tests, null for a stage without any
 * @property {{ file: string, title: string, messages: string[] }[]} [failures] to be printed again at the end
 */

const reportFolder = inRoot('.data/reports')

/** The path of a tool's program: in `node_modules/.bin`, or in a package whose program has another name. */
const programPath = (tool, fromPackage) => {
  const name = process.platform === 'win32' ? `${tool}.cmd` : tool
  return fromPackage ? inRoot('node_modules', fromPackage, 'bin', tool) : inRoot('node_modules/.bin', name)
}

const startTool = (file, args, options) => {
  return spawnGroup(file, args, {
    cwd: root,
    shell: process.platform === 'win32',
    ...options,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...options.env },
  })
}

/**
 * Runs one tool. Streams its output or, when `buffered`, prints it in one piece and only on failure.
 * @returns {Promise<StageResult>}
 */
export const runStage = async ({ name, tool, package: fromPackage, args, counts, buffered = false, env = {} }) => {
  const startedAt = performance.now()
  const report = path.join(reportFolder, `${name.replace(/\W+/g, '-')}.json`)
  await mkdir(reportFolder, { recursive: true })
  await rm(report, { force: true })
  const kinds = {
    vitest: {
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      env: {},
      count: countVitest,
    },
    playwright: {
      // `playwright.config.ts` writes its JSON report to this path.
      args: [],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      count: countPlaywright,
    },
  }
  const kind = counts ? kinds[counts] : { args: [], env: {}, count: () => null }
  const stdio = buffered ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  const child = startTool(programPath(tool, fromPackage), [...args, ...kind.args], {
    stdio,
    env: { ...env, ...kind.env },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await codeOf(child)
  if (buffered && code !== 0) logLine(`\n--- ${name} ---\n${output.trim()}`)
  const seconds = (performance.now() - startedAt) / 1000
  logLine(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
  const reportContent = counts ? await readReport(report) : null
  const failures = reportContent && counts === 'vitest' ? listVitestFailures(reportContent) : []
  return { name, ok: code === 0, seconds, counts: reportContent && kind.count(reportContent), failures }
}

/** Runs stages, at most `width` at once. @returns {Promise<StageResult[]>} in the order of `stages` */
export const runInParallel = async (stages, width) => {
  const results = []
  const queue = stages.map((one, at) => [one, at])
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[1]] = await runStage(next[0])
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

/** Adds up the tests of all stages; a stage that failed without a failing test counts as one failure. */
export const sumResults = (results) =>
  results.reduce(
    (all, { ok, counts }) => ({
      passed: all.passed + (counts?.passed ?? 0),
      failed: all.failed + (ok ? 0 : Math.max(1, counts?.failed ?? 0)),
      skipped: all.skipped + (counts?.skipped ?? 0),
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

export const logTable = (results) => {
  logLine()
  for (const { name, ok, seconds, counts } of results) {
    const again = counts?.flaky ? `, ${counts.flaky} of them only on a retry` : ''
    const tests = counts ? `${counts.passed} passed${again}, ${counts.failed} failed` : ''
    logLine(`  ${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`)
  }
}

/** The lines of an error for people: without the test runner's own frames, and at most thirty. */
export const formatFailure = (message) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line) || (line.includes(root) && !line.includes('node_modules')))
    .slice(0, 30)
    .join('\n    ')

/** Prints once more the failures of stages that others followed. */
export const logFailures = (results) => {
  for (const { name, failures = [] } of results)
    for (const { file, title, messages } of failures) {
      logLine(`\nFAILED ${file} (${name})\n  ${title}`)
      for (const message of messages) logLine(`    ${formatFailure(message)}`)
      logLine(`  Again, with all details: npm test -- ${file}`)
    }
}
