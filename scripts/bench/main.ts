/** `dist/bench.mjs NAME FILE …`: runs one measurement and writes the result to a file as JSON. */
import { writeFile } from 'node:fs/promises'
import { benchEngine } from './engine'
import { benchInstantSearch } from './instant-search'
import { runBenchWorker } from './message-worker'
import { benchRebuild } from './rebuild'
import { benchTenants } from './tenants'

const benches: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  engine: () => benchEngine(),
  tenants: () => benchTenants(),
  'message-worker': () => runBenchWorker(),
  rebuild: (tenant = '') => benchRebuild(tenant),
  'instant-search': (port, host = '') => benchInstantSearch({ port: Number(port), host }),
}

const [name = '', file, ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench || !file) throw new Error(`There is no measurement "${name}".`)
await writeFile(file, JSON.stringify(await bench(...args)))
process.exit(0)
