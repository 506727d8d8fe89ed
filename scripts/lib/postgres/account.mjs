import { access, constants } from 'node:fs/promises'
import { run } from '../processes.mjs'
import { Problem } from '../say.mjs'

const idsOf = async (name) => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

const attempt = async (file, args) => {
  try {
    await run(file, args)
    return true
  } catch {
    return false
  }
}

const create = async () => {
  if (await attempt('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])) return
  // Alpine has no `useradd`.
  await attempt('addgroup', ['-S', 'postgres'])
  await attempt('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres'])
}

/**
 * Returns the user that runs Postgres: null for the current user, since Postgres refuses only root. For root it is
 * `postgres`, created when missing, else the system's unprivileged user.
 * @returns {Promise<{ uid: number, gid: number } | null>}
 */
export const account = async () => {
  if (process.getuid?.() !== 0) return null
  const known = await idsOf('postgres')
  if (known) return known
  await create()
  const found = (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (found) return found
  throw new Problem(
    'Postgres does not run as root and no user "postgres" could be created: create one, or set DATABASE_URL.',
  )
}

/** True when this user may enter the folder or run the file, ancestors included. */
export const reachable = async (target, user) => {
  try {
    // Checked by running `test` as that user: file modes do not show access lists and mount options.
    if (user) await run('test', ['-x', target], { ...user, cwd: '/' })
    else await access(target, constants.X_OK)
    return true
  } catch {
    return false
  }
}
