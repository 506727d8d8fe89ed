/** Imports a real listing file into one tenant, twice: seconds, counts, memory; and rebuilds its search index. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { OperatorError, logLine } from '../lib/log.mjs'
import { row, runNode } from './lib.mjs'

const listingFile = inRoot('../shared/data/au-listings.csv')
const TENANT = 'yarra-value-cars'

const parseCounts = (stdout) =>
  Object.fromEntries([...stdout.matchAll(/^([a-z]+): ([\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)]))

const importOnce = async ({ folder, env }) => {
  const program = [inRoot('dist/stock-import.mjs'), '--tenant', TENANT, '--file', listingFile]
  const run = await runNode(program, { folder, env })
  if (run.code !== 0) throw new OperatorError(`The import failed:\n${run.output}`)
  return { ...run, ...parseCounts(run.stdout) }
}

const toRows = (run, name, empty) => [
  row('import', `${name}: first byte to last commit`, run.seconds, 's'),
  row('import', `${name}: processor time of the import`, run.cpuSeconds, 's'),
  row('import', `${name}: rows read`, run.read),
  row('import', `${name}: rejected`, (100 * run.rejected) / run.read, '%'),
  row('import', `${name}: vehicles written`, run.created + run.updated + run.removed),
  row('import', `${name}: peak memory above an empty process`, run.peakMb - empty, 'MB'),
]

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation */
export const benchImport = async (installation) => {
  if (!existsSync(listingFile)) {
    logLine(`import: ${path.relative(inRoot(), listingFile)} does not exist; skipped.`)
    return []
  }
  const { peakMb } = await runNode(['-e', '0'], installation)
  return [
    ...toRows(await importOnce(installation), 'listing file', peakMb),
    ...toRows(await importOnce(installation), 'the same file again', peakMb),
  ]
}

/** Rebuilds the search index of that tenant from Postgres. */
export const benchRebuild = async (installation) => {
  const resultFile = path.join(installation.folder, 'rebuild.json')
  const run = await runNode([inRoot('dist/bench.mjs'), 'rebuild', resultFile, TENANT], installation)
  if (run.code !== 0) throw new OperatorError(`The rebuild failed:\n${run.output}`)
  const { vehicles, seconds } = JSON.parse(await readFile(resultFile, 'utf8'))
  return [row('rebuild', 'vehicles', vehicles), row('rebuild', 'engine ready from Postgres', seconds, 's')]
}
