import { finding } from '@/src/domain/stock/feed/read-row'
import type { FeedVehicle } from '@/src/domain/stock/vehicle'
import { feedVehicleSchema } from '@/src/domain/stock/vehicle-schema'
import { openCsv } from './csv/open'
import { openJson } from './json/open'
import { peek } from './peek'
import type { FileSource, Opened, SourceItem, StockSource } from './source-kinds'

async function* vehicleItems(vehicles: AsyncIterable<FeedVehicle> | Iterable<FeedVehicle>): AsyncGenerator<SourceItem> {
  let line = 0
  for await (const vehicle of vehicles) {
    line += 1
    const parsed = feedVehicleSchema.safeParse(vehicle)
    if (parsed.success) {
      yield { kind: 'vehicle', line, vehicle: parsed.data, warnings: [] }
      continue
    }
    const issue = parsed.error.issues[0]
    const path = issue?.path.join('.') ?? ''
    yield { kind: 'rejected', finding: finding(line, path, '', issue?.message ?? 'Not a vehicle.'), key: vehicle.key }
  }
}

/**
 * Uses the format of the only mapping; otherwise JSON if the name ends in `.json` or the first character is a bracket.
 */
const openFile = async (source: FileSource): Promise<Opened> => {
  const { first, bytes } = await peek(source.bytes)
  const [only, ...others] = [...(source.preferred === undefined ? [] : [source.preferred]), ...source.mappings]
  const told = others.length === 0 ? only?.format : undefined
  const format = told ?? (/\.json$/iu.test(source.name) || first === '[' || first === '{' ? 'json' : 'csv')
  return format === 'json' ? openJson({ ...source, bytes }) : openCsv({ ...source, bytes })
}

/** Opens a feed and checks its header before any row is read. Throws only if the bytes cannot be read. */
export const openSource = async (source: StockSource): Promise<Opened> => {
  switch (source.kind) {
    case 'file':
      return openFile(source)
    case 'csv':
      return openCsv(source)
    case 'json':
      return openJson(source)
    case 'vehicles': {
      const items = vehicleItems(source.vehicles)
      return { ok: true, source: { items, duplicates: 'reject', named: 'all', unknownColumns: [], absentColumns: [] } }
    }
  }
}
