/** Shared parts of `npm run bench`: results, child processes, memory and machine load. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inRoot, root } from '../lib/paths.mjs'
import { findFreePort } from '../lib/ports.mjs'
import { OperatorError } from '../lib/log.mjs'

/**
 * @typedef {object} ResultRow
 * @property {string} part
 * @property {string} what
 * @property {number | string} value
 * @property {string} unit
 * @property {number} load the machine's load average over the last minute
 */

/** @returns {ResultRow} */
export const row = (part, what, value, unit = '') => ({
  part,
  what,
  value: typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  unit,
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
})

export const seconds = (since) => (performance.now() - since) / 1000

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const [low = 0, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}

/** Creates a temporary folder. Postgres, which runs as another user when this is root, has to be able to enter it. */
export const createTemporaryFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'))
  await chmod(folder, 0o711)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Bundles and imports a TypeScript test helper. */
export const loadHelper = async (file, folder) => {
  const { build } = await import('esbuild')
  const outfile = path.join(folder, `${path.basename(file, '.ts')}.mjs`)
  const options = {
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: inRoot('tsconfig.json'),
  }
  await build({ ...options, entryPoints: [inRoot(file)], outfile, logLevel: 'warning' })
  return import(pathToFileURL(outfile).href)
}

/** Starts a Node program that runs until it is killed. @returns {Promise<{ kill: () => Promise<void> }>} */
export const startNode = async (args, env) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...(await bareEnvironment()), ...env },
    stdio: 'ignore',
  })
  await once(child, 'spawn')
  return {
    kill: async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null
      child.kill('SIGKILL')
      if (!hasEnded) await once(child, 'exit')
    },
  }
}

/** The environment without the product's variables, which are emptied, and without those that npm sets for scripts. */
const bareEnvironment = async () => {
  const example = await readFile(inRoot('.env.example'), 'utf8')
  const emptyVariables = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => [name, ''])
  const passedVariables = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|npm_config_local_prefix|INIT_CWD|NODE_ENV)/.test(name),
  )
  return { ...Object.fromEntries(passedVariables), ...Object.fromEntries(emptyVariables) }
}

const lastLines = (output) => output.trim().split('\n').slice(-12).join('\n')

const waitUntilHealthy = async (port, ended) => {
  while (!ended()) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (response?.ok) return
    await sleep(50)
  }
}

/**
 * Starts a site and waits until it is healthy. `port` restarts it at the address it had before.
 * @param {{ cwd?: string, file?: string, args?: string[], env?: Record<string, string>, port?: number }} options
 * @returns {Promise<{ port: number, seconds: number, pid: number, output: () => string, ended: () => boolean,
 *   stop: () => Promise<void>, kill: () => Promise<void> }>}
 */
export const startSite = async ({
  cwd = root,
  file = process.execPath,
  args = [inRoot('scripts/start.mjs')],
  env = {},
  port: fixedPort,
} = {}) => {
  const port = fixedPort ?? (await findFreePort())
  const startedAt = performance.now()
  const options = {
    cwd,
    env: { ...(await bareEnvironment()), ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  const child = spawn(file, args, options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = () => child.exitCode !== null || child.signalCode !== null
  await waitUntilHealthy(port, ended)
  const took = seconds(startedAt)
  if (ended()) throw new OperatorError(`The measured site did not start:\n${lastLines(output)}`)
  const stop = async () => {
    if (ended()) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const kill = async () => {
    child.kill('SIGKILL')
    if (!ended()) await once(child, 'exit')
  }
  return { port, seconds: took, pid: child.pid ?? 0, output: () => output, ended, stop, kill }
}

/**
 * Runs a Node program until it exits.
 * @returns {Promise<{ code: number, seconds: number, peakMb: number, cpuSeconds: number, output: string, stdout: string }>}
 */
export const runNode = async (args, { env = {}, folder }) => {
  const peakFile = path.join(folder, 'peak')
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(inRoot('scripts/bench/record-peak.mjs')).href, ...args],
    {
      cwd: root,
      env: { ...(await bareEnvironment()), ...env, BENCH_PEAK: peakFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  let stdout = ''
  child.stdout.on('data', (chunk) => ((output += chunk), (stdout += chunk)))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  const usage = JSON.parse(await readFile(peakFile, 'utf8').catch(() => '{"peakMb":0,"cpuSeconds":0}'))
  await rm(peakFile, { force: true })
  return { code: code ?? 1, seconds: seconds(startedAt), ...usage, output: lastLines(output), stdout }
}
