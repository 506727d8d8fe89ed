/**
 * `npm run bench [-- NAME …]`: the measurements, and the long fault and property runs (`*.long.test.ts`). Prints a table
 * and leaves everything as JSON in `.data/bench/`.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { command, say } from './lib/say.mjs'

const folder = inRoot('.data/bench')
const wanted = process.argv.slice(2).filter((one) => one !== '--')
const chosen = (name) => wanted.length === 0 || wanted.includes(name)

const measure = async (names, passThrough) => {
  const { openPostgres } = await import('./lib/postgres.mjs')
  const postgres = await openPostgres({ dataDir: folder, onLog: say })
  const rows = []
  let ok = true
  try {
    for (const name of names) {
      const file = path.join(folder, `${name}.json`)
      const code = await passThrough(process.execPath, ['--expose-gc', inRoot('dist/bench.mjs'), name, file], {
        env: { DATABASE_URL: postgres.url, NODE_ENV: 'production', MODE: 'demo' },
      })
      if (code === 0) rows.push(...JSON.parse(await readFile(file, 'utf8')))
      else ok = false
    }
  } finally {
    await postgres.stop()
  }
  return { rows, ok }
}

const print = (rows) => {
  for (const { bench, ...measures } of rows) {
    say(`  ${bench}`)
    for (const [name, value] of Object.entries(measures)) say(`    ${name.padEnd(20)} ${value}`)
  }
}

await command(async () => {
  await install({ dev: true })
  await mkdir(folder, { recursive: true })
  const { buildNode } = await import('./lib/build.mjs')
  const { passThrough } = await import('./lib/children.mjs')
  const { stage } = await import('./lib/stages.mjs')
  await buildNode()
  const listed = await promisify(execFile)(process.execPath, [inRoot('dist/bench.mjs'), '--list'])
  const { rows, ok } = await measure(listed.stdout.trim().split('\n').filter(chosen), passThrough)
  const results = chosen('long')
    ? [
        await stage({
          name: 'long runs',
          tool: 'vitest',
          args: ['run', '--project', 'long', '--passWithNoTests'],
          counts: 'vitest',
        }),
      ]
    : []
  const machine = { node: process.version, processors: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) }
  const file = path.join(folder, 'results.json')
  await writeFile(file, JSON.stringify({ machine, rows, long: results }, null, 2))
  say()
  print(rows)
  say(`\nAs JSON: ${path.relative(process.cwd(), file)}`)
  process.exitCode = ok && results.every((one) => one.ok) ? 0 : 1
})
