/** Runs test files in a copy of the project and reports which of them failed. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, spawnGroup } from '../../lib/groups.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { Problem } from '../../lib/say.mjs'

const logs = inRoot('.data/bench/breaks')
const minute = 60_000

/** Time limits in minutes, since a break may cause an infinite loop. */
const limits = { unit: 15, database: 40, journeys: 120, build: 20 }

/** The caller's environment without the variables of a running test site, which has no breaks. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('FORECOURT_E2E_')))

/**
 * Runs a tool in the folder and writes its output to `.data/bench/breaks/NAME.log`.
 * @returns {Promise<{ code: number, output: string }>}
 */
const run = async (folder, args, { name, limit, env = {} }) => {
  const child = spawnGroup(process.execPath, args, {
    cwd: folder,
    env: { ...environment(), ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limit * minute)
  const code = await codeOf(child)
  clearTimeout(timer)
  await mkdir(logs, { recursive: true })
  await writeFile(path.join(logs, `${name.slice(0, 200)}.log`), output)
  return { code, output }
}

const fromVitest = (report) => report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const fromPlaywright = ({ config, suites }) =>
  specsIn({ suites })
    .filter(({ ok }) => !ok)
    .map(({ file }) => path.join(config.rootDir, file))

const vitest = (project) => ({
  args: (files, report) => [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  env: () => ({}),
  failed: fromVitest,
})

const tools = {
  unit: vitest('unit'),
  database: vitest('int'),
  journeys: {
    args: (files) => ['node_modules/@playwright/test/cli.js', 'test', ...files, '--retries=0', '--no-deps'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    failed: fromPlaywright,
  },
}

const lastLines = (text) => text.trim().split('\n').slice(-20).join('\n')

/**
 * Runs test files of one kind.
 * @param {string} folder
 * @param {{ name: string, kind: import('./list.mjs').Kind, files: readonly string[] }} tests
 * @returns {Promise<Set<string> | null>} the files with a failed test; null when the whole run failed, for example because
 *   the site did not start
 */
export const findFailedFiles = async (folder, { name, kind, files }) => {
  const report = path.join(folder, '.data', 'breaks-report.json')
  await mkdir(path.dirname(report), { recursive: true })
  await rm(report, { force: true })
  const { args, env, failed } = tools[kind]
  const { code, output } = await run(folder, args(files, report), { name, limit: limits[kind], env: env(report) })
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null && code === 0) throw new Problem(`The tests left no report (${name}):\n${lastLines(output)}`)
  const found = text === null ? [] : failed(JSON.parse(text)).map((file) => path.relative(folder, file))
  return code !== 0 && found.length === 0 ? null : new Set(found)
}

/** Builds the copy's site. Throws when the build fails: such a break is a mistake in the list. */
export const buildCopy = async (folder, name) => {
  const { code, output } = await run(folder, ['scripts/build.mjs'], { name: `${name}-build`, limit: limits.build })
  if (code !== 0) throw new Problem(`The copy cannot be built (${name}):\n${lastLines(output)}`)
}
