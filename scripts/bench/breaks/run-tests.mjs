/** Runs test files in a copy of the project and reports which of them failed. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, spawnGroup } from '../../lib/process-groups.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { OperatorError } from '../../lib/log.mjs'

const logFolder = inRoot('.data/bench/breaks')
const MINUTE_MS = 60_000

/** Time limits in minutes, since a break may cause an infinite loop. */
const minutesByKind = { unit: 15, database: 40, journeys: 120, build: 20 }

/** The caller's environment without the variables of a running test site, which has no breaks. */
const buildEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('FORECOURT_E2E_')))

/**
 * Runs a tool in the folder and writes its output to `.data/bench/breaks/NAME.log`.
 * @returns {Promise<{ code: number, output: string }>}
 */
const runTool = async (folder, args, { name, limit, env = {} }) => {
  const child = spawnGroup(process.execPath, args, {
    cwd: folder,
    env: { ...buildEnvironment(), ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limit * MINUTE_MS)
  const code = await codeOf(child)
  clearTimeout(timer)
  await mkdir(logFolder, { recursive: true })
  await writeFile(path.join(logFolder, `${name.slice(0, 200)}.log`), output)
  return { code, output }
}

const failedVitestFiles = (report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)]

const failedPlaywrightFiles = ({ config, suites }) =>
  listSpecs({ suites })
    .filter(({ ok }) => !ok)
    .map(({ file }) => path.join(config.rootDir, file))

const vitestTool = (project) => ({
  args: (files, report) => [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  env: () => ({}),
  failed: failedVitestFiles,
})

const tools = {
  unit: vitestTool('unit'),
  database: vitestTool('int'),
  journeys: {
    args: (files) => ['node_modules/@playwright/test/cli.js', 'test', ...files, '--retries=0', '--no-deps'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    failed: failedPlaywrightFiles,
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
  const { code, output } = await runTool(folder, args(files, report), {
    name,
    limit: minutesByKind[kind],
    env: env(report),
  })
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null && code === 0) throw new OperatorError(`The tests left no report (${name}):\n${lastLines(output)}`)
  const failedFiles = text === null ? [] : failed(JSON.parse(text)).map((file) => path.relative(folder, file))
  return code !== 0 && failedFiles.length === 0 ? null : new Set(failedFiles)
}

/** Builds the copy's site. Throws when the build fails: such a break is a mistake in the list. */
export const buildCopy = async (folder, name) => {
  const { code, output } = await runTool(folder, ['scripts/build.mjs'], {
    name: `${name}-build`,
    limit: minutesByKind.build,
  })
  if (code !== 0) throw new OperatorError(`The copy cannot be built (${name}):\n${lastLines(output)}`)
}
