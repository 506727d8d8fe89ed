import { access, constants } from 'node:fs/promises'
import { runFile } from '../processes.mjs'
import { OperatorError } from '../log.mjs'

const findIds = async (name) => {
  try {
    const [uid, gid] = await Promise.all([runFile('id', ['-u', name]), runFile('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

const succeeds = async (file, args) => {
  try {
    await runFile(file, args)
    return true
  } catch {
    return false
  }
}

const createAccount = async () => {
  if (await succeeds('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])) return
  // Alpine has no `useradd`.
  await succeeds('addgroup', ['-S', 'postgres'])
  await succeeds('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres'])
}

/**
 * Returns the user that runs Postgres: null for the current user, since Postgres refuses only root. For root it is
 * `postgres`, created when missing, else the system's unprivileged user.
 * @returns {Promise<{ uid: number, gid: number } | null>}
 */
export const findPostgresUser = async () => {
  if (process.getuid?.() !== 0) return null
  const existing = await findIds('postgres')
  if (existing) return existing
  await createAccount()
  const user = (await findIds('postgres')) ?? (await findIds('nobody'))
  if (user) return user
  throw new OperatorError(
    'Postgres can’t run as root, and the user "postgres" couldn’t be created. Create it, or set DATABASE_URL.',
  )
}

/** True when this user may enter the folder or run the file, ancestors included. */
export const canAccess = async (target, user) => {
  try {
    // Checked by running `test` as that user: file modes do not show access lists and mount options.
    if (user) await runFile('test', ['-x', target], { ...user, cwd: '/' })
    else await access(target, constants.X_OK)
    return true
  } catch {
    return false
  }
}
