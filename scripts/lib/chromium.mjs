/**
 * Finds a Chromium for browser tests and benchmarks: the system's, else one that can be installed. Tests use the
 * headless shell where there is one, which renders a page in a third of the processor time of the full browser.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { withLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { OperatorError, runStep } from './log.mjs'
import { importTool } from './import-tool.mjs'
import { canInstall, installPackage } from './debian-packages.mjs'
import { ensureFonts } from './fonts.mjs'

const run = promisify(execFile)
const folder = inRoot('.data/chromium')

/** No sandbox, since tests often run as root in a container, and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const shellPaths = ['/usr/bin/chromium-headless-shell']
const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const ifRunnable = async (file) => {
  if (!file || !existsSync(file)) return null
  try {
    await run(file, ['--version', '--no-sandbox'], { timeout: 30_000 })
    return file
  } catch {
    return null
  }
}

const findRunnable = async (files) => {
  for (const file of files) if (await ifRunnable(file)) return file
  return null
}

/** @typedef {{ name: 'shell' | 'browser', places: readonly string[], debian: string }} Kind its paths and its Debian package */

/** @type {Record<Kind['name'], Kind>} */
const kinds = {
  shell: { name: 'shell', places: shellPaths, debian: 'chromium-headless-shell' },
  browser: { name: 'browser', places: browserPaths, debian: 'chromium' },
}

const fromSystem = async ({ places, debian }) => {
  if (!canInstall()) return null
  await installPackage(debian)
  return findRunnable(places)
}

/** Playwright's browser, or the system's full browser, which can also run headless. */
const fromPlaywright = async () => {
  const fullBrowser = await findRunnable(browserPaths)
  if (fullBrowser) return fullBrowser
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    const cli = inRoot('node_modules/@playwright/test/cli.js')
    await run(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000, maxBuffer: 2 ** 26 })
  }
  return ifRunnable(chromium.executablePath())
}

/** A Chromium packed as an npm package, for machines that reach only the package registry. */
const fromNpm = async () => {
  const { default: chromium } = await importTool('@sparticuz/chromium', '153.0.0')
  return ifRunnable(await chromium.executablePath())
}

const installBrowser = async (kind) => {
  const reasons = []
  for (const source of [fromSystem, fromPlaywright, fromNpm]) {
    try {
      const file = await source(kind)
      if (file) return file
    } catch (error) {
      reasons.push(String(error.message).split('\n')[0])
    }
  }
  throw new OperatorError(`No Chromium was found and none could be downloaded:\n  ${reasons.join('\n  ')}`)
}

/**
 * Returns the path of a Chromium that starts. Installs one, once, if it is missing.
 * @param {{ shell?: boolean }} [options] `shell`: prefer the headless shell to the full browser
 * @returns {Promise<string>}
 */
export const chromiumPath = ({ shell = false } = {}) =>
  withLock(inRoot('.data/chromium.lock'), async () => {
    const kind = shell ? kinds.shell : kinds.browser
    const pathFile = path.join(folder, `path-${kind.name}`)
    const recordedPath = await readFile(pathFile, 'utf8').catch(() => '')
    await ensureFonts()
    const runnable = await findRunnable([recordedPath, ...kind.places])
    if (runnable) return runnable
    const file = await runStep('Fetching a browser', () => installBrowser(kind))
    await mkdir(folder, { recursive: true })
    await writeFile(pathFile, file)
    return file
  })
