/** `dist/bench.mjs NAME FILE`: one measurement, its rows written to a file as JSON. */
import { writeFile } from 'node:fs/promises'
import { benchEngine, type BenchRow } from './engine'

const benches: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  engine: () => benchEngine(),
}

const [name = '', file] = process.argv.slice(2)
if (name === '--list') console.log(Object.keys(benches).join('\n'))
else {
  const bench = benches[name]
  if (!bench || !file) throw new Error(`There is no measurement "${name}".`)
  await writeFile(file, JSON.stringify(await bench()))
  process.exit(0)
}
