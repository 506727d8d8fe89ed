import path from 'node:path'
import config from '@payload-config'
import { getPayload } from 'payload'
import { parseTenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { provisionTenantFolder } from '@/src/services/tenants/provision'
import { readTenantFiles } from '@/src/services/tenants/read-folder'

/** `npm run tenant:add -- tenants/SLUG`: exit 0 when the site is there, 2 when the folder is not acceptable. */
const add = async (given: string | undefined): Promise<number> => {
  if (!given) {
    process.stderr.write('Name a folder: npm run tenant:add -- tenants/SLUG\n')
    return 2
  }
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', given)
  const parsed = parseTenantFolder(await readTenantFiles(folder))
  if (!parsed.ok) {
    for (const one of parsed.problems) process.stderr.write(`${one.file} ${one.path}: ${one.message}\n`)
    return 2
  }
  const { slug } = parsed.folder.tenant
  if (path.basename(folder) !== slug) {
    process.stderr.write(`tenant.json names “${slug}”, but its folder is “${path.basename(folder)}”.\n`)
    return 2
  }
  await provisionTenantFolder(await getPayload({ config }), parsed.folder)
  process.stdout.write(`${parsed.folder.tenant.name} is ready at ${slug}.localhost.\n`)
  return 0
}

try {
  process.exit(await add(process.argv.slice(2).find((one) => !one.startsWith('-'))))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(2)
}
