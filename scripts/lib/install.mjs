/** Installs packages with Node's own modules only, since this runs before there are any packages. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { exclusively } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { Problem, step } from './say.mjs'
import { needSpace } from './disk.mjs'

const packagesOf = async (file) => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text).packages ?? {})
}

const optional = (entry) => entry.optional || entry.devOptional || entry.link

/**
 * Lists the packages that the lock file requires and `node_modules` lacks.
 * @param {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} present
 * @param {{ dev: boolean }} scope `dev`: development dependencies count
 */
export const lacking = (wanted, present, { dev }) =>
  Object.entries(wanted)
    .filter(([place, entry]) => place !== '' && !optional(entry) && (dev || !entry.dev))
    .filter(([place, entry]) => present[place]?.version !== entry.version)
    .map(([place]) => place)

/** Runs the npm that started this process, else the one on the path. */
const npm = (args, env) => {
  const own = process.env.npm_execpath
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }
  return own?.endsWith('.js')
    ? spawn(process.execPath, [own, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

const collect = (child) =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })

const complaint = (output) => {
  const lines = output.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'))
  return lines.slice(0, 6).join('\n') || output.trim().split('\n').slice(-6).join('\n')
}

const ci = async (dev) => {
  await needSpace(root, 1.4e9, 'the packages')
  const flags = ['ci', '--no-audit', '--no-fund', dev ? '--include=dev' : '--omit=dev']
  const { code, output } = await collect(npm(flags, {}))
  if (code !== 0) throw new Problem(`Installing packages failed:\n${complaint(output)}`)
}

/**
 * Makes `node_modules` match `package-lock.json`. Does nothing when it already does; never removes installed
 * development dependencies.
 * @param {{ dev?: boolean }} [scope]
 */
export const install = async ({ dev = false } = {}) => {
  const wanted = await packagesOf(inRoot('package-lock.json'))
  if (wanted === null) throw new Problem('package-lock.json is missing: this copy of the project is incomplete.')
  const held = () => packagesOf(inRoot('node_modules/.package-lock.json'))
  const complete = (present) => present !== null && lacking(wanted, present, { dev }).length === 0
  if (complete(await held())) return
  await exclusively(inRoot('.data/install.lock'), async () => {
    const present = await held()
    if (complete(present)) return
    const keepDev = present !== null && Object.values(present).some((entry) => entry.dev)
    await step('Installing packages', () => ci(dev || keepDev))
  })
}
