/** Imports a real listing file into one tenant, twice: seconds, counts, memory; and rebuilds its search index. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { Problem, say } from '../lib/say.mjs'
import { row, runNode } from './lib.mjs'

const file = inRoot('../shared/data/au-listings.csv')
const tenant = 'yarra-value-cars'

const counts = (stdout) =>
  Object.fromEntries([...stdout.matchAll(/^([a-z]+): ([\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)]))

const importOnce = async ({ folder, env }) => {
  const program = [inRoot('dist/stock-import.mjs'), '--tenant', tenant, '--file', file]
  const run = await runNode(program, { folder, env })
  if (run.code !== 0) throw new Problem(`The import failed:\n${run.output}`)
  return { ...run, ...counts(run.stdout) }
}

const rowsOf = (run, name, empty) => [
  row('import', `${name}: first byte to last commit`, run.seconds, 's'),
  row('import', `${name}: processor time of the import`, run.cpuSeconds, 's'),
  row('import', `${name}: rows read`, run.read),
  row('import', `${name}: rejected`, (100 * run.rejected) / run.read, '%'),
  row('import', `${name}: vehicles written`, run.created + run.updated + run.removed),
  row('import', `${name}: peak memory above an empty process`, run.peakMb - empty, 'MB'),
]

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation */
export const benchImport = async (place) => {
  if (!existsSync(file)) {
    say(`import: ${path.relative(inRoot(), file)} does not exist; skipped.`)
    return []
  }
  const { peakMb } = await runNode(['-e', '0'], place)
  return [
    ...rowsOf(await importOnce(place), 'listing file', peakMb),
    ...rowsOf(await importOnce(place), 'the same file again', peakMb),
  ]
}

/** Rebuilds the search index of that tenant from Postgres. */
export const benchRebuild = async (place) => {
  const note = path.join(place.folder, 'rebuild.json')
  const run = await runNode([inRoot('dist/bench.mjs'), 'rebuild', note, tenant], place)
  if (run.code !== 0) throw new Problem(`The rebuild failed:\n${run.output}`)
  const { vehicles, seconds } = JSON.parse(await readFile(note, 'utf8'))
  return [row('rebuild', 'vehicles', vehicles), row('rebuild', 'engine ready from Postgres', seconds, 's')]
}
