/** Runs one of the product's commands (`dist/NAME.mjs`) with its database open: `node scripts/run.mjs NAME -- ARGS`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInTerminal, nodeArgs, stopChildren } from './lib/children.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { isAlive } from './lib/processes.mjs'
import { OperatorError, runMain } from './lib/log.mjs'
import { applyEnvironment, buildEnvironment, ensureDataDir, loadDotEnv, parseSettings } from './lib/settings.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const args = rest[0] === '--' ? rest.slice(1) : rest
/**
 * The caller's working directory, which relative paths refer to: npm changes into the project before it runs a script.
 */
const callerFolder = process.env.INIT_CWD || process.cwd()

/** The address of the running site, so that the addresses a command prints can be opened. */
const readPublicUrl = async (settings) => {
  const runningSite = JSON.parse(await readFile(path.join(settings.dataDir, 'site.json'), 'utf8').catch(() => '{}'))
  return isAlive(runningSite.pid) && !process.env.PUBLIC_URL ? runningSite.publicUrl : settings.publicUrl
}

const main = async () => {
  loadDotEnv()
  const settings = parseSettings(process.env)
  await ensureDataDir(settings.dataDir)
  await install()
  const { buildNode } = await import('./lib/build.mjs')
  const { openDatabase, migrateDatabase } = await import('./lib/database.mjs')
  await buildNode()
  const file = inRoot('dist', `${name}.mjs`)
  if (!/^[\w-]+$/.test(name) || !existsSync(file)) throw new OperatorError(`There is no command "${name}".`)
  const database = await openDatabase(settings)
  // The child ends before the database stops: it may be in the middle of a transaction.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopChildren())
  try {
    const env = await buildEnvironment({ ...settings, publicUrl: await readPublicUrl(settings) }, database.url)
    await applyEnvironment(env)
    await migrateDatabase(env)
    const options = { env: { ...env, INIT_CWD: callerFolder, NODE_ENV: 'production' } }
    process.exitCode = await runInTerminal(process.execPath, [...nodeArgs(file), ...args], options)
  } finally {
    await database.stop()
  }
}

await runMain(main)
