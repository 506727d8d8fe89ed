import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findTenant } from '@/src/services/stock/find-tenant'
import { importStock } from '@/src/services/stock/import'
import type { ImportProgress, ImportReport } from '@/src/services/stock/import-report'
import { findFeedMappings } from '@/src/services/stock/feed-mappings'
import { createRejectedFile } from '@/src/services/stock/rejected-file'

/**
 * `npm run stock:import -- --tenant SLUG --file F [--mapping M] [--feed KEY] [--dry-run] [--allow-removal]` Exit code 0
 * when the file was processed, 2 when it could not be.
 */
const USAGE =
  'npm run stock:import -- --tenant SLUG --file FILE [--mapping NAME-OR-FILE] [--feed KEY] [--dry-run] [--allow-removal]'

/** Ends the command with one line and exit code 2. */
class UsageError extends Error {}

const parseArguments = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        file: { type: 'string' },
        mapping: { type: 'string' },
        feed: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'allow-removal': { type: 'boolean' },
      },
    })
    if (!values.tenant || !values.file) throw new Error('Give a tenant and a file.')
    if (values.feed !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(values.feed)) {
      throw new Error('--feed takes only lowercase letters, digits and hyphens.')
    }
    return { ...values, tenant: values.tenant, file: values.file }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`)
  }
}

const checkFile = async (file: string): Promise<void> => {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT' ? `There’s no file ${file}.` : `${file} can’t be read (${error.code}).`,
    )
  })
  if (stats.isDirectory()) throw new UsageError(`${file} is a folder, not a file.`)
}

const createProgressLog = (): ((progress: ImportProgress) => void) => {
  let last = 0
  return ({ phase, read, written: rejectedPath, total }) => {
    if (performance.now() - last < 500) return
    last = performance.now()
    process.stderr.write(phase === 'reading' ? `read ${read} rows\n` : `wrote ${rejectedPath} of ${total} changes\n`)
  }
}

const logReport = (report: ImportReport): void => {
  const { read, created, updated, unchanged, removed, rejected, seconds } = report
  for (const [name, value] of Object.entries({ read, created, updated, unchanged, removed, rejected, seconds })) {
    process.stdout.write(`${name}: ${value}\n`)
  }
  if (report.dryRun) process.stdout.write('Nothing was written: this was a dry run.\n')
  if (report.unknownColumns.length > 0) {
    process.stderr.write(`Columns without a field: ${report.unknownColumns.join(', ')}\n`)
  }
  if (report.skippedRemovals > 0) {
    process.stderr.write(
      `The file could not be read to its end: ${report.skippedRemovals} vehicles that are missing from it weren’t removed.\n`,
    )
  }
  for (const { column, value, count, usedAs } of report.unreadValues) {
    process.stderr.write(
      `${column}: “${value}” wasn’t recognised (${count} vehicles) and was read as ${usedAs ?? 'nothing'}\n`,
    )
  }
  if (report.warned > 0) {
    const [first] = report.warnings
    process.stderr.write(
      `${report.warned} values to check${first ? `, the first on line ${first.line} (${first.column}): ${first.reason}` : ''}\n`,
    )
  }
}

const connect = async (): Promise<pg.Client> => {
  const url = process.env['DATABASE_URL']
  if (!url) throw new UsageError('DATABASE_URL is not set.')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A lost connection also fails the waiting query; an unhandled `error` event would end the process before it.
  client.on('error', () => undefined)
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The database does not answer (${error.code ?? error.message}).`)
  })
  return client
}

const runImport = async (): Promise<void> => {
  const args = parseArguments(process.argv.slice(2))
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const root = path.resolve(process.env['FORECOURT_ROOT'] ?? '.')
  const file = path.resolve(from, args.file)
  await checkFile(file)
  const client = await connect()
  const rejected = createRejectedFile(file, path.resolve(root, process.env['DATA_DIR'] || '.data', 'imports'))
  try {
    const tenant = await findTenant(client, args.tenant)
    if (!tenant.ok) throw new UsageError(tenant.message)
    const mappings = await findFeedMappings(client, {
      root,
      from,
      tenantId: tenant.id,
      feedKey: args.feed,
      requestedMapping: args.mapping,
    })
    if (!mappings.ok) throw new UsageError(mappings.message)
    const result = await importStock(client, {
      tenantId: tenant.id,
      feedKey: args.feed,
      source: {
        kind: 'file',
        name: path.basename(file),
        bytes: createReadStream(file),
        mappings: mappings.builtIn,
        preferred: mappings.preferred,
      },
      now: new Date(),
      dryRun: args['dry-run'] ?? false,
      allowRemoval: args['allow-removal'] ?? false,
      onProgress: createProgressLog(),
      onRejected: rejected.add,
    })
    const rejectedPath = rejected.close()
    if (rejectedPath !== undefined) process.stderr.write(`Rejected rows: ${rejectedPath}\n`)
    if (!result.ok)
      throw new UsageError(result.reason === 'removal' ? `${result.message} Use --allow-removal.` : result.message)
    logReport(result.report)
  } finally {
    await client.end().catch(() => undefined)
  }
}

runImport().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`)
    process.exit(2)
  },
)
