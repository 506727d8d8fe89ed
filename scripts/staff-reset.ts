import { randomBytes } from 'node:crypto'
import config from '@payload-config'
import { getPayload } from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { clearedResetLink } from '@/src/services/staff/password'
import { removeSecondFactor } from '@/src/services/staff/second-factor'
import { endOtherSessions } from '@/src/services/staff/sessions'
import { runCommand } from './lib/run-command'

/**
 * `npm run staff:reset -- EMAIL`: sets a new password and removes the second factor of a user whom no administrator can
 * help, such as the only platform admin, and ends all their sessions. Exit code 2 when there is no such user.
 */
const resetStaff = async ([email = '']: readonly string[]): Promise<number> => {
  const payload = await getPayload({ config })
  const where = { email: { equals: email.toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1, overrideAccess: true })
  const [user] = docs
  if (!user) {
    process.stderr.write(`No user has the email address “${email}”. Usage: npm run staff:reset -- EMAIL\n`)
    return 2
  }
  const password = randomBytes(12).toString('base64url')
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password, ...clearedResetLink },
    overrideAccess: true,
  })
  await removeSecondFactor(getPool(payload), user.id)
  await endOtherSessions(getPool(payload), user.id, null)
  process.stdout.write(`${user.email} now signs in with the password ${password} and no second factor.\n`)
  return 0
}

await runCommand(resetStaff)
