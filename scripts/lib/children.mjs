import { spawn } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { root } from './paths.mjs'
import { OperatorError } from './log.mjs'

const running = new Set()

const stop = (child) =>
  new Promise((resolve) => {
    child.once('close', resolve)
    child.kill('SIGTERM')
  })

/** Ends every running child process. Resolves once all have ended. */
export const stopChildren = () => Promise.all([...running].map(stop))

const track = (child) => {
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? (signal ? 128 : 1))
    })
  })
}

/**
 * Node's arguments to run a bundled file. `--conditions=production` makes the rich text editor's packages resolve to
 * plain files: their builds for Node use top-level await in a dozen modules of one import cycle, which Node 20
 * sometimes never finishes (it then exits with code 13 and no message).
 */
export const nodeArgs = (file) => ['--conditions=production', '--enable-source-maps', file]

/** Runs a child process whose output goes straight to the terminal. Resolves to its exit code. */
export const runInTerminal = (file, args, { env = {}, cwd = root } = {}) =>
  track(spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }))

/**
 * Runs a child process whose output goes to a log file; its last lines are in the error when it fails.
 * @param {string} label as in "Building the site"
 * @throws {OperatorError} when its exit code is not 0
 */
export const runQuietly = async (label, file, args, { env = {}, log }) => {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const add = (chunk) => (output += chunk)
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  const code = await track(child)
  if (log) await writeFile(log, output).catch((error) => appendFile(log, String(error)).catch(() => {}))
  if (code !== 0) throw new OperatorError(`${label} failed:\n${output.trim().split('\n').slice(-30).join('\n')}`)
  return output
}
