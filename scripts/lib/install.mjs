/** Installs packages with Node's own modules only, since this runs before there are any packages. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { withLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { OperatorError, runStep } from './log.mjs'
import { checkDiskSpace } from './disk-space.mjs'

const readPackages = async (file) => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text).packages ?? {})
}

const isOptional = (entry) => entry.optional || entry.devOptional || entry.link

/**
 * Lists the packages that the lock file requires and `node_modules` lacks.
 * @param {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} present
 * @param {{ dev: boolean }} scope `dev`: development dependencies count
 */
export const missingPackages = (wanted, present, { dev }) =>
  Object.entries(wanted)
    .filter(([place, entry]) => place !== '' && !isOptional(entry) && (dev || !entry.dev))
    .filter(([place, entry]) => present[place]?.version !== entry.version)
    .map(([place]) => place)

/** Runs the npm that started this process, else the one on the path. */
const spawnNpm = (args, env) => {
  const npmScript = process.env.npm_execpath
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }
  return npmScript?.endsWith('.js')
    ? spawn(process.execPath, [npmScript, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

const collectOutput = (child) =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })

const summariseErrors = (output) => {
  const lines = output.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'))
  return lines.slice(0, 6).join('\n') || output.trim().split('\n').slice(-6).join('\n')
}

const runNpmCi = async (dev) => {
  await checkDiskSpace(root, 1.4e9, 'the packages')
  const flags = ['ci', '--no-audit', '--no-fund', dev ? '--include=dev' : '--omit=dev']
  const { code, output } = await collectOutput(spawnNpm(flags, {}))
  if (code !== 0) throw new OperatorError(`Installing packages failed:\n${summariseErrors(output)}`)
}

/**
 * Makes `node_modules` match `package-lock.json`. Does nothing when it already does; never removes installed
 * development dependencies.
 * @param {{ dev?: boolean }} [scope]
 */
export const install = async ({ dev = false } = {}) => {
  const wanted = await readPackages(inRoot('package-lock.json'))
  if (wanted === null)
    throw new OperatorError('package-lock.json is missing, so this copy of the project is incomplete.')
  const readInstalled = () => readPackages(inRoot('node_modules/.package-lock.json'))
  const isComplete = (present) => present !== null && missingPackages(wanted, present, { dev }).length === 0
  if (isComplete(await readInstalled())) return
  await withLock(inRoot('.data/install.lock'), async () => {
    const present = await readInstalled()
    if (isComplete(present)) return
    const keepDev = present !== null && Object.values(present).some((entry) => entry.dev)
    await runStep('Installing packages', () => runNpmCi(dev || keepDev))
  })
}
