/** Two builds: Node's side bundled into `dist/` (Node runs no TypeScript), and the pages by Next. Each only if stale. */
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

/** What becomes `dist/NAME.mjs`. Only those that exist. */
const entries = async () => {
  const named = { runtime: 'src/runtime/server.ts', bench: 'scripts/bench/main.ts' }
  for (const name of await readdir(inRoot('scripts'))) {
    if (/^(?!migrate\b)[\w-]+\.ts$/.test(name)) named[name.slice(0, -3)] = `scripts/${name}`
  }
  return Object.fromEntries(Object.entries(named).filter(([, file]) => existsSync(inRoot(file))))
}

/** Worker threads find no packages of the project's when it is served from elsewhere, so they carry all they need. */
const workers = () =>
  Object.fromEntries(
    [
      ['search-worker', 'src/integrations/search/embedded/worker.ts'],
      ['paint-worker', 'src/integrations/images/paint/worker.ts'],
      ['import-worker', 'src/services/stock/thread/worker.ts'],
    ].filter(([, file]) => existsSync(inRoot(file))),
  )

/** Migrations want one tag of Payload's adapter, whose start takes a second; the tag's own home takes none. */
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
    // A bundled CommonJS package calls `require` for what Node brings.
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

/** Bundles what Node runs into `dist/`. True when it was stale. */
export const buildNode = () => ifStale(inRoot('dist'), nodeInputs, () => step('Bundling', bundle))

const next = async () => {
  await needSpace(root, 5e8, 'the built pages')
  if (existsSync(inRoot('scripts/public-files.mjs'))) {
    await quietly('Making fonts and marks', process.execPath, [inRoot('scripts/public-files.mjs')], {})
  }
  await quietly('Building the site', process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    log: inRoot('.data/build.log'),
  })
}

/** Builds the pages. True when they were stale. */
export const buildSite = () => ifStale(inRoot('.next'), siteInputs, () => step('Building the site', next))
