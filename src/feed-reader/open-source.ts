import { createFinding } from '@/src/domain/stock/feed/read-row'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { feedVehicleSchema } from '@/src/domain/stock/vehicle/vehicle-schema'
import { openCsv } from './csv/open'
import { openJson } from './json/open'
import { peekFirstCharacter } from './peek-first-character'
import { xmlToJson } from './xml/to-json'
import type { FileSource, OpenResult, SourceItem, StockSource } from './source-kinds'

async function* readVehicleItems(
  vehicles: AsyncIterable<FeedVehicle> | Iterable<FeedVehicle>,
): AsyncGenerator<SourceItem> {
  let line = 0
  for await (const vehicle of vehicles) {
    line += 1
    const parsed = feedVehicleSchema.safeParse(vehicle)
    if (parsed.success) {
      yield { kind: 'vehicle', line, vehicle: parsed.data, warnings: [], unread: [] }
      continue
    }
    const issue = parsed.error.issues[0]
    const path = issue?.path.join('.') ?? ''
    yield {
      kind: 'rejected',
      finding: createFinding(line, path, '', issue?.message ?? 'Not a vehicle.'),
      key: vehicle.key,
    }
  }
}

/**
 * Reads XML as JSON. Otherwise uses the format of the only mapping, or JSON if the name ends in `.json` or the first character is a bracket.
 */
const openFile = async (source: FileSource): Promise<OpenResult> => {
  const { first, bytes } = await peekFirstCharacter(source.bytes)
  if (first === '<') return openJson({ ...source, bytes: xmlToJson(bytes) })
  const [only, ...others] = [...(source.preferred === undefined ? [] : [source.preferred]), ...source.mappings]
  const mappingFormat = others.length === 0 ? only?.format : undefined
  const format = mappingFormat ?? (/\.json$/iu.test(source.name) || first === '[' || first === '{' ? 'json' : 'csv')
  return format === 'json' ? openJson({ ...source, bytes }) : openCsv({ ...source, bytes })
}

/** Opens a feed and checks its header before any row is read. Throws only if the bytes cannot be read. */
export const openSource = async (source: StockSource): Promise<OpenResult> => {
  switch (source.kind) {
    case 'file':
      return openFile(source)
    case 'csv':
      return openCsv(source)
    case 'json':
      return openJson(source)
    case 'vehicles': {
      const items = readVehicleItems(source.vehicles)
      return {
        ok: true,
        source: { items, duplicates: 'reject', mappedColumns: 'all', unknownColumns: [], absentColumns: [] },
      }
    }
  }
}
