import path from 'node:path'
import config from '@payload-config'
import { getPayload } from 'payload'
import { exportTenant } from '@/src/services/tenants/export-tenant'
import { writeFolder } from '@/src/services/tenants/write-folder'
import { runCommand } from './lib/run-command'

const logRefusal = (line: string): number => {
  process.stderr.write(`${line}\n`)
  return 2
}

/** `npm run tenant:export -- SLUG FOLDER`: exit code 0 when the folder is written, 2 when it cannot be. */
const runExport = async ([slug, folderArgument]: readonly string[]): Promise<number> => {
  if (!slug || !folderArgument) return logRefusal('Name a dealer and a folder: npm run tenant:export -- SLUG FOLDER')
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', folderArgument)
  const exported = await exportTenant(await getPayload({ config }), slug)
  if (exported === undefined) return logRefusal(`There is no dealer “${slug}”.`)
  if (!(await writeFolder(folder, exported))) return logRefusal(`${folder} is not empty. Name a new folder.`)
  const counts = `${Object.keys(exported.files).length} files, ${exported.media.size} uploads`
  process.stdout.write(`${slug} was written to ${folder}: ${counts}.\n`)
  return 0
}

await runCommand(runExport)
