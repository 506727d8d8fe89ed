/** Bundles Node's code into `dist/`, once or again whenever it changes. */
import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { inRoot, root } from './paths.mjs'
import { watchFolders } from './watch-folders.mjs'

/** Entry points by name: each becomes `dist/NAME.mjs`. Files that do not exist are left out. */
const findEntryPoints = async () => {
  const entryPoints = { 'web-server': 'src/main/web-server.ts', bench: 'scripts/bench/main.ts' }
  for (const name of await readdir(inRoot('scripts'))) {
    if (/^(?!migrate\b)[\w-]+\.ts$/.test(name)) entryPoints[name.slice(0, -3)] = `scripts/${name}`
  }
  return Object.fromEntries(Object.entries(entryPoints).filter(([, file]) => existsSync(inRoot(file))))
}

/**
 * Worker threads are bundled with their packages: served from another folder, they could not resolve `node_modules`.
 */
const findWorkerEntryPoints = () =>
  Object.fromEntries(
    [
      ['search-worker', 'src/search-engine/worker.ts'],
      ['import-worker', 'src/services/stock/thread/worker.ts'],
    ].filter(([, file]) => existsSync(inRoot(file))),
  )

/** Migrations use only `sql`. Importing it from drizzle avoids the start of Payload's adapter, which takes a second. */
const sqlOnlyPlugin = {
  name: 'only-sql',
  setup: (build) => {
    build.onResolve({ filter: /^@payloadcms\/db-postgres$/ }, () => ({
      path: '@payloadcms/db-postgres/drizzle',
      external: true,
    }))
  },
}

/** Returns esbuild's options of each bundle in `dist/`. */
const listBundles = async () => {
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
  return [
    { ...common, packages: 'external', entryPoints: await findEntryPoints() },
    {
      ...common,
      packages: 'external',
      plugins: [sqlOnlyPlugin],
      entryPoints: { migrate: 'scripts/migrate.ts' },
    },
    // A bundled CommonJS package calls `require` for Node's own modules.
    {
      ...common,
      external: ['pg-native'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      entryPoints: findWorkerEntryPoints(),
    },
  ]
}

export const bundle = async () => {
  const esbuild = await import('esbuild')
  const bundles = (await listBundles()).map((options) => esbuild.build(options))
  await Promise.all(bundles).finally(() => void esbuild.stop())
}

/**
 * Bundles Node's code again whenever a file of it changes, for `npm run dev`, and calls `onRebuilt` if the result
 * differs. A file that does not compile is reported, and the last bundle stays. @returns a function that stops
 */
export const watchNode = async (onRebuilt) => {
  const esbuild = await import('esbuild')
  const contexts = await Promise.all(
    (await listBundles()).map((options) => esbuild.context({ ...options, write: false })),
  )
  const writeChanged = async ({ path: file, contents }) => {
    const previous = await readFile(file).catch(() => null)
    if (previous?.equals(contents)) return false
    await writeFile(file, contents)
    return !file.endsWith('.map')
  }
  const rebuild = async () => {
    const results = await Promise.all(contexts.map((context) => context.rebuild()))
    const changes = await Promise.all(results.flatMap(({ outputFiles }) => outputFiles).map(writeChanged))
    if (changes.includes(true)) await onRebuilt()
  }
  let rebuilding = Promise.resolve()
  let timer
  const handleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      rebuilding = rebuilding.then(rebuild).catch((error) => process.stderr.write(`${error.message}\n`))
    }, 50)
  }
  const folders = ['src', 'collections', 'globals', 'tenants', 'scripts'].map((folder) => inRoot(folder))
  const stopWatching = watchFolders(folders, (file) => {
    if (/\.(?:tsx?|json)$/.test(file)) handleChange()
  })
  return async () => {
    clearTimeout(timer)
    stopWatching()
    await rebuilding
    await Promise.all(contexts.map((context) => context.dispose()))
  }
}
