/**
 * `dist/renew-logins.mjs`: gives every demo login a random password. Run when a demo with the published passwords is
 * opened to other machines.
 */
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/src/env'

type Login = { readonly email: string; readonly password: string }

const renewLogins = async (): Promise<void> => {
  const file = path.join(env.DATA_DIR, 'logins.json')
  const logins = JSON.parse(await readFile(file, 'utf8')) as Login[]
  const payload = await getPayload({ config })
  const renewed: Login[] = []
  for (const login of logins) {
    const password = randomBytes(12).toString('base64url')
    await payload.update({
      collection: 'users',
      where: { email: { equals: login.email } },
      data: { password },
      overrideAccess: true,
    })
    renewed.push({ ...login, password })
  }
  await writeFile(file, JSON.stringify(renewed, null, 2), { mode: 0o600 })
}

try {
  await renewLogins()
  process.exit(0)
} catch (error) {
  process.stderr.write(`Passwords could not be renewed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
