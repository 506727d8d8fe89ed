import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findTenant } from '@/src/services/stock/find-tenant'
import { importStock } from '@/src/services/stock/import'
import type { ImportProgress, ImportReport } from '@/src/services/stock/import-report'
import { feedMappings } from '@/src/services/stock/feed-mappings'
import { rejectedFile } from '@/src/services/stock/rejected-file'

/**
 * `npm run stock:import -- --tenant SLUG --file F [--mapping M] [--feed KEY] [--dry-run] [--allow-removal]` Exit code 0
 * when the file was processed, 2 when it could not be.
 */
const usage =
  'npm run stock:import -- --tenant SLUG --file FILE [--mapping NAME-OR-FILE] [--feed KEY] [--dry-run] [--allow-removal]'

/** Ends the command with one line and exit code 2. */
class Refusal extends Error {}

const readArguments = (given: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        tenant: { type: 'string' },
        file: { type: 'string' },
        mapping: { type: 'string' },
        feed: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'allow-removal': { type: 'boolean' },
      },
    })
    if (!values.tenant || !values.file) throw new Error('Name a tenant and a file.')
    if (values.feed !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(values.feed)) {
      throw new Error('--feed takes small letters, digits and hyphens.')
    }
    return { ...values, tenant: values.tenant, file: values.file }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} Usage: ${usage}`)
  }
}

const checkFile = async (file: string): Promise<void> => {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`)
  })
  if (found.isDirectory()) throw new Refusal(`${file} is a folder, not a file.`)
}

const progressLine = (): ((progress: ImportProgress) => void) => {
  let last = 0
  return ({ phase, read, written, total }) => {
    if (performance.now() - last < 500) return
    last = performance.now()
    process.stderr.write(phase === 'reading' ? `read ${read} rows\n` : `wrote ${written} of ${total} changes\n`)
  }
}

const print = (report: ImportReport): void => {
  const { read, created, updated, unchanged, removed, rejected, seconds } = report
  for (const [name, value] of Object.entries({ read, created, updated, unchanged, removed, rejected, seconds })) {
    process.stdout.write(`${name}: ${value}\n`)
  }
  if (report.dryRun) process.stdout.write('Nothing was written: this was a dry run.\n')
  if (report.unknownColumns.length > 0) {
    process.stderr.write(`Columns without a field: ${report.unknownColumns.join(', ')}\n`)
  }
  if (report.withheld > 0) {
    process.stderr.write(
      `The file could not be read to its end: ${report.withheld} vehicles that are missing from it were not removed.\n`,
    )
  }
  if (report.warned > 0) {
    const [first] = report.warnings
    process.stderr.write(
      `${report.warned} values were ignored${first ? `, the first on line ${first.line} (${first.column}): ${first.reason}` : ''}\n`,
    )
  }
}

const connect = async (): Promise<pg.Client> => {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Refusal('DATABASE_URL is not set.')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A lost connection also fails the waiting query; an unhandled `error` event would end the process before it.
  client.on('error', () => undefined)
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`The database does not answer (${error.code ?? error.message}).`)
  })
  return client
}

const run = async (): Promise<void> => {
  const given = readArguments(process.argv.slice(2))
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const root = path.resolve(process.env['FORECOURT_ROOT'] ?? '.')
  const file = path.resolve(from, given.file)
  await checkFile(file)
  const client = await connect()
  const rejected = rejectedFile(file, path.resolve(root, process.env['DATA_DIR'] || '.data', 'imports'))
  try {
    const tenant = await findTenant(client, given.tenant)
    if (!tenant.ok) throw new Refusal(tenant.message)
    const mappings = await feedMappings(client, {
      root,
      from,
      tenantId: tenant.id,
      feedKey: given.feed,
      asked: given.mapping,
    })
    if (!mappings.ok) throw new Refusal(mappings.message)
    const result = await importStock(client, {
      tenantId: tenant.id,
      feedKey: given.feed,
      source: {
        kind: 'file',
        name: path.basename(file),
        bytes: createReadStream(file),
        mappings: mappings.shipped,
        preferred: mappings.preferred,
      },
      now: new Date(),
      dryRun: given['dry-run'] ?? false,
      allowRemoval: given['allow-removal'] ?? false,
      onProgress: progressLine(),
      onRejected: rejected.add,
    })
    const written = rejected.close()
    if (written !== undefined) process.stderr.write(`Rejected rows: ${written}\n`)
    if (!result.ok) throw new Refusal(result.message)
    print(result.report)
  } finally {
    await client.end().catch(() => undefined)
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`)
    process.exit(2)
  },
)
