/** Runs one of the product's commands (`dist/NAME.mjs`) with its database open: `node scripts/run.mjs NAME -- ARGS`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { passThrough, program, stopChildren } from './lib/children.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { alive } from './lib/processes.mjs'
import { Problem, command } from './lib/say.mjs'
import { adopt, environment, openDataDir, readDotEnv, settingsFrom } from './lib/settings.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const args = rest[0] === '--' ? rest.slice(1) : rest
/**
 * The caller's working directory, which relative paths refer to: npm changes into the project before it runs a script.
 */
const caller = process.env.INIT_CWD || process.cwd()

/** The address of the running site, so that the addresses a command prints can be opened. */
const publicUrlOf = async (settings) => {
  const note = JSON.parse(await readFile(path.join(settings.dataDir, 'site.json'), 'utf8').catch(() => '{}'))
  return alive(note.pid) && !process.env.PUBLIC_URL ? note.publicUrl : settings.publicUrl
}

const main = async () => {
  readDotEnv()
  const settings = settingsFrom(process.env)
  await openDataDir(settings.dataDir)
  await install()
  const { buildNode } = await import('./lib/build.mjs')
  const { openDatabase, migrateDatabase } = await import('./lib/database.mjs')
  await buildNode()
  const file = inRoot('dist', `${name}.mjs`)
  if (!/^[\w-]+$/.test(name) || !existsSync(file)) throw new Problem(`There is no command "${name}".`)
  const database = await openDatabase(settings)
  // The child ends before the database stops: it may be in the middle of a transaction.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopChildren())
  try {
    const env = await environment({ ...settings, publicUrl: await publicUrlOf(settings) }, database.url)
    await adopt(env)
    await migrateDatabase(env)
    const options = { env: { ...env, INIT_CWD: caller, NODE_ENV: 'production' } }
    process.exitCode = await passThrough(process.execPath, [...program(file), ...args], options)
  } finally {
    await database.stop()
  }
}

await command(main)
