import { spawn } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { root } from './paths.mjs'
import { Problem } from './say.mjs'

const running = new Set()

const stop = (child) =>
  new Promise((resolve) => {
    child.once('close', resolve)
    child.kill('SIGTERM')
  })

/** Ends every child that is still at work, when the command is told to stop. Resolves once they ended. */
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
 * How Node runs what is bundled. The condition makes the rich text editor's packages resolve to plain files: what they
 * offer Node itself awaits an import at top level, a dozen times in one cycle, which Node 20 now and then never finishes
 * (the process then ends with code 13 and not a word).
 */
export const program = (file) => ['--conditions=production', '--enable-source-maps', file]

/** A child whose output goes straight to the terminal. Resolves to its exit code. */
export const passThrough = (file, args, { env = {}, cwd = root } = {}) =>
  track(spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }))

/**
 * A child whose output goes to a log file, and to the terminal only where it fails.
 * @param {string} what as in "Building the site"
 */
export const quietly = async (what, file, args, { env = {}, log }) => {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const add = (chunk) => (output += chunk)
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  const code = await track(child)
  if (log) await writeFile(log, output).catch((error) => appendFile(log, String(error)).catch(() => {}))
  if (code !== 0) throw new Problem(`${what} failed:\n${output.trim().split('\n').slice(-30).join('\n')}`)
  return output
}
