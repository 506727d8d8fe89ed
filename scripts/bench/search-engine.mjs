/** The search engine and Postgres for comparison, measured in a separate process. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { OperatorError } from '../lib/log.mjs'
import { row, runNode } from './lib.mjs'

const measureLabels = {
  p50: ['p50', 'ms'],
  p95: ['p95', 'ms'],
  max: ['slowest', 'ms'],
  kb: ['answer', 'kB'],
  buildSeconds: ['built in', 's'],
  rssMb: ['memory of the process, after the requests', 'MB'],
  rssAfterBuildMb: ['memory of the process, after the build', 'MB'],
  rssBeforeMb: ['memory of the process, before', 'MB'],
  visibleP50: ['a change is found, p50', 'ms'],
  visibleMax: ['a change is found, slowest', 'ms'],
  burstSeconds: ['5,000 changes at once are found', 's'],
  behindSeconds: ['a change right behind them is found', 's'],
  stillP95: ['requests without changes, p95', 'ms'],
  stillMax: ['requests without changes, slowest', 'ms'],
  movedP95: ['requests with changes, p95', 'ms'],
  movedMax: ['requests with changes, slowest', 'ms'],
  rounds: ['most requests after one another', ''],
  eightAtOnceP50: ['eight at once, p50', 'ms'],
  eightAtOnceP95: ['eight at once, p95', 'ms'],
  timesEngineP50: ['times the engine at p50', '×'],
}

export const benchEngine = async ({ folder, env }) => {
  const resultFile = path.join(folder, 'engine.json')
  const run = await runNode(['--expose-gc', inRoot('dist/bench.mjs'), 'engine', resultFile], { folder, env })
  if (run.code !== 0) throw new OperatorError(`The engine could not be measured:\n${run.output}`)
  return JSON.parse(await readFile(resultFile, 'utf8')).flatMap(({ bench, records, ...measures }) =>
    Object.entries(measures).map(([name, value]) => {
      const [what = name, unit = ''] = measureLabels[name] ?? []
      return row('engine', `${bench}, ${records} vehicles: ${what}`, value, unit)
    }),
  )
}
