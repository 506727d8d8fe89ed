import path from 'node:path'
import config from '@payload-config'
import { getPayload } from 'payload'
import { parseTenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { changeSlug } from '@/src/domain/tenancy/change-slug'
import { provisionTenantFolder } from '@/src/services/tenants/provision'
import { createMediaReader, readTenantFiles } from '@/src/services/tenants/read-folder'

const logRefusal = (...lines: string[]): number => {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  return 2
}

/** `npm run tenant:add -- FOLDER [--slug SLUG]`: exit code 0 when the site is ready, 2 when the folder is not valid. */
const addTenant = async (folderArgument: string | undefined, slug: string | undefined): Promise<number> => {
  if (!folderArgument) return logRefusal('Name a folder: npm run tenant:add -- tenants/SLUG')
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', folderArgument)
  const files = await readTenantFiles(folder)
  const parsed = parseTenantFolder(slug === undefined ? files : changeSlug(files, slug))
  if (!parsed.ok) return logRefusal(...parsed.problems.map((one) => `${one.file} ${one.path}: ${one.message}`))
  const { tenant } = parsed.folder
  if (slug === undefined && path.basename(folder) !== tenant.slug) {
    const words = `tenant.json names “${tenant.slug}”, but its folder is “${path.basename(folder)}”.`
    return logRefusal(`${words} Choose one with --slug.`)
  }
  await provisionTenantFolder(await getPayload({ config }), parsed.folder, { files: createMediaReader(folder) })
  process.stdout.write(`${tenant.name} is ready at ${tenant.slug}.localhost.\n`)
  return 0
}

const args = process.argv.slice(2)
const at = args.indexOf('--slug')
const slug = at < 0 ? undefined : (args[at + 1] ?? '')

try {
  process.exit(
    await addTenant(
      args.find((one, index) => !one.startsWith('-') && (at < 0 || index !== at + 1)),
      slug,
    ),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(2)
}
