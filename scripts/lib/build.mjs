/** Two builds, each only when its inputs changed: Node's code bundled into `dist/`, and the pages built by Next.js. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from './children.mjs'
import { checkDiskSpace } from './disk-space.mjs'
import { computeFingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { runStep } from './log.mjs'
import { bundle } from './bundles.mjs'

const sharedInputs = [
  'src',
  'collections',
  'globals',
  'tenants',
  'migrations',
  'payload.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const nodeInputs = [...sharedInputs, 'scripts']
const siteInputs = [
  ...sharedInputs,
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/public-files.mjs',
  'scripts/public-files',
]

const stampFile = (folder) => path.join(folder, '.forecourt-inputs')

const buildIfStale = async (folder, inputs, build) => {
  const current = await computeFingerprint(inputs)
  const isFresh = () =>
    readFile(stampFile(folder), 'utf8').then(
      (stored) => stored === current,
      () => false,
    )
  if (await isFresh()) return false
  await withLock(inRoot('.data/build.lock'), async () => {
    if (await isFresh()) return
    await rm(stampFile(folder), { force: true })
    await build()
    await mkdir(folder, { recursive: true })
    await writeFile(stampFile(folder), current)
  })
  return true
}

/** Bundles Node's code into `dist/`. Returns true when it was stale. */
export const buildNode = () => buildIfStale(inRoot('dist'), nodeInputs, () => runStep('Bundling', bundle))

const buildPages = async () => {
  await checkDiskSpace(root, 5e8, 'the built pages')
  if (existsSync(inRoot('scripts/public-files.mjs'))) {
    await runQuietly('Generating fonts and logos', process.execPath, [inRoot('scripts/public-files.mjs')], {})
  }
  await runQuietly('Building the site', process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    log: inRoot('.data/build.log'),
  })
}

/** Builds the pages. Returns true when they were stale. */
export const buildSite = () => buildIfStale(inRoot('.next'), siteInputs, () => runStep('Building the site', buildPages))
