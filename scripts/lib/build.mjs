/** Two builds, each only when its inputs changed: Node's code bundled into `dist/`, and the pages built by Next.js. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { quietly } from './children.mjs'
import { needSpace } from './disk.mjs'
import { fingerprint } from './fingerprint.mjs'
import { exclusively } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { step } from './say.mjs'

const source = [
  'src',
  'collections',
  'globals',
  'tenants',
  'migrations',
  'payload.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const nodeInputs = [...source, 'scripts']
const siteInputs = [...source, 'next.config.ts', 'postcss.config.mjs', 'scripts/public-files.mjs']

/** Entry points by name: each becomes `dist/NAME.mjs`. Files that do not exist are left out. */
const entries = async () => {
  const named = { runtime: 'src/runtime/server.ts', bench: 'scripts/bench/main.ts' }
  for (const name of await readdir(inRoot('scripts'))) {
    if (/^(?!migrate\b)[\w-]+\.ts$/.test(name)) named[name.slice(0, -3)] = `scripts/${name}`
  }
  return Object.fromEntries(Object.entries(named).filter(([, file]) => existsSync(inRoot(file))))
}

/**
 * Worker threads are bundled with their packages: served from another folder, they could not resolve `node_modules`.
 */
const workers = () =>
  Object.fromEntries(
    [
      ['search-worker', 'src/integrations/search/embedded/worker.ts'],
      ['paint-worker', 'src/integrations/images/paint/worker.ts'],
      ['import-worker', 'src/services/stock/thread/worker.ts'],
    ].filter(([, file]) => existsSync(inRoot(file))),
  )

/** Migrations use only `sql`. Importing it from drizzle avoids the start of Payload's adapter, which takes a second. */
const onlySql = {
  name: 'only-sql',
  setup: (build) => {
    build.onResolve({ filter: /^@payloadcms\/db-postgres$/ }, () => ({
      path: '@payloadcms/db-postgres/drizzle',
      external: true,
    }))
  },
}

const bundle = async () => {
  const esbuild = await import('esbuild')
  const common = {
    absWorkingDir: root,
    outdir: inRoot('dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
    tsconfig: inRoot('tsconfig.json'),
  }
  const bundles = [
    esbuild.build({ ...common, packages: 'external', entryPoints: await entries() }),
    esbuild.build({
      ...common,
      packages: 'external',
      plugins: [onlySql],
      entryPoints: { migrate: 'scripts/migrate.ts' },
    }),
    // A bundled CommonJS package calls `require` for Node's own modules.
    esbuild.build({
      ...common,
      external: ['pg-native'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      entryPoints: workers(),
    }),
  ]
  await Promise.all(bundles).finally(() => void esbuild.stop())
}

const stampIn = (folder) => path.join(folder, '.forecourt-inputs')

const ifStale = async (folder, inputs, build) => {
  const now = await fingerprint(inputs)
  const fresh = () =>
    readFile(stampIn(folder), 'utf8').then(
      (kept) => kept === now,
      () => false,
    )
  if (await fresh()) return false
  await exclusively(inRoot('.data/build.lock'), async () => {
    if (await fresh()) return
    await rm(stampIn(folder), { force: true })
    await build()
    await mkdir(folder, { recursive: true })
    await writeFile(stampIn(folder), now)
  })
  return true
}

/** Bundles Node's code into `dist/`. Returns true when it was stale. */
export const buildNode = () => ifStale(inRoot('dist'), nodeInputs, () => step('Bundling', bundle))

const next = async () => {
  await needSpace(root, 5e8, 'the built pages')
  if (existsSync(inRoot('scripts/public-files.mjs'))) {
    await quietly('Generating fonts and logos', process.execPath, [inRoot('scripts/public-files.mjs')], {})
  }
  await quietly('Building the site', process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    log: inRoot('.data/build.log'),
  })
}

/** Builds the pages. Returns true when they were stale. */
export const buildSite = () => ifStale(inRoot('.next'), siteInputs, () => step('Building the site', next))
