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
  // Alpine's tools.
  await attempt('addgroup', ['-S', 'postgres'])
  await attempt('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres'])
}

/**
 * The user Postgres runs as: null for "the one who runs this", since Postgres refuses to run as root alone.
 * As root: `postgres`, made when missing, else `nobody`.
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
    'Postgres does not run as root and no user "postgres" could be made: create one, or set DATABASE_URL.',
  )
}

/** Whether this user may enter a folder or run a file, ancestors included. */
export const reachable = async (target, user) => {
  try {
    // Asked of the system itself, as that user: modes alone know nothing of access lists and mount options.
    if (user) await run('test', ['-x', target], { ...user, cwd: '/' })
    else await access(target, constants.X_OK)
    return true
  } catch {
    return false
  }
}
