import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { env } from '@/src/env'
import { parseTenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { seedDemoCatalogue } from '@/src/demo/seed-catalogue'
import { seedDemoDocuments } from '@/src/demo/seed-documents'
import { seedDemoHistory } from '@/src/demo/seed-history'
import { seedDemoStock } from '@/src/demo/seed-stock'
import { listVehicleMasters } from '@/src/integrations/images/studio/painter'
import { provisionTenantFolder } from '@/src/services/tenants/provision'
import { readTenantFiles } from '@/src/services/tenants/read-folder'

type Login = { readonly email: string; readonly password: string; readonly role: string; readonly tenant?: string }

const root = path.resolve(process.env['FORECOURT_ROOT'] ?? '.')
const isRandom = process.env['SEED_PASSWORDS'] === 'random' || env.MODE === 'production'
const createPassword = (): string => (isRandom ? randomBytes(12).toString('base64url') : 'forecourt-demo')
const logLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** The published demo password is allowed only for a demo on the loopback. */
const context = { isKnownDemoPassword: !isRandom }

const addUser = async (payload: Payload, login: Login, data: Record<string, unknown>): Promise<Login> => {
  const where = { email: { equals: login.email } }
  const result = await payload.find({ collection: 'users', where, limit: 1, depth: 0, overrideAccess: true })
  const [existing] = result.docs
  // An interrupted seeding leaves users whose passwords were never shown.
  if (existing) {
    const { password } = login
    await payload.update({ collection: 'users', id: existing.id, data: { password }, overrideAccess: true, context })
  } else {
    const credentials = { email: login.email, password: login.password }
    await payload.create({ collection: 'users', data: { ...credentials, ...data }, overrideAccess: true, context })
  }
  return login
}

/** Lists the folders of `tenants/` that hold a tenant. */
const listTenantFolders = async (): Promise<string[]> => {
  const entries = await readdir(path.join(root, 'tenants'), { withFileTypes: true })
  const names = entries.filter((one) => one.isDirectory() && !['switches', 'mappings'].includes(one.name))
  return names.map((one) => one.name).sort()
}

const seedTenant = async (payload: Payload, slug: string): Promise<Login> => {
  const parsed = parseTenantFolder(await readTenantFiles(path.join(root, 'tenants', slug)))
  if (!parsed.ok) {
    throw new Error(parsed.problems.map((one) => `tenants/${slug}/${one.file} ${one.path}: ${one.message}`).join('\n'))
  }
  const tenant = await provisionTenantFolder(payload, parsed.folder)
  const shared = { connectionString: env.DATABASE_URL, root, now: new Date(), masters: await listVehicleMasters(root) }
  const demo = { ...shared, tenantId: tenant, folder: parsed.folder }
  const count = await seedDemoStock(demo)
  await seedDemoCatalogue(demo)
  await seedDemoDocuments(payload, tenant, demo.now)
  await seedDemoHistory({ ...demo, slug })
  logLine(`  ${parsed.folder.tenant.name}: ${String(count)} vehicles`)
  const login = { email: `staff@${slug}.example`, password: createPassword(), role: 'tenant-admin', tenant: slug }
  return addUser(payload, login, {
    name: `${parsed.folder.tenant.name} staff`,
    tenants: [{ tenant, role: 'tenant-admin' }],
  })
}

const seed = async (): Promise<void> => {
  const payload = await getPayload({ config })
  const admin = { email: 'admin@forecourt.example', password: createPassword(), role: 'platform admin' }
  const logins = [await addUser(payload, admin, { name: 'Platform', platformAdmin: true })]
  if (env.MODE === 'demo') for (const slug of await listTenantFolders()) logins.push(await seedTenant(payload, slug))
  await mkdir(env.DATA_DIR, { recursive: true })
  await writeFile(path.join(env.DATA_DIR, 'logins.json'), JSON.stringify(logins, null, 2), { mode: 0o600 })
}

try {
  await seed()
  process.exit(0)
} catch (error) {
  process.stderr.write(`Seeding stopped: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
