import { expect, test } from 'vitest'
import { buildDemoFeedFile } from '@/src/demo/feed-file'
import { createStockOf } from '@/src/demo/folders.test-support'
import type { PartialFeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { loadBuiltInMappings } from '@/src/services/stock/mapping-files'
import { openSource } from '@/src/feed-reader'

/** Fields that the importer always normalizes. */
const normalizedFields = new Set(['make', 'model', 'simple_body'])

/** Omits empty values, which a feed need not contain. */
const withoutEmpty = (vehicle: PartialFeedVehicle): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...vehicle, key: vehicle.key.toLowerCase() }).filter(
      ([name, value]) => !normalizedFields.has(name) && !(Array.isArray(value) && value.length === 0),
    ),
  )

test.each(['wattle-caravans', 'banksia-motor-group', 'ironbark-trucks', 'southern-cross-motorcycles', 'voltara'])(
  '[STK-01] [STK-02] the yard of %s comes whole through a file and its mapping: frames, points, lenders, averages, caravans',
  async (slug) => {
    const stock = createStockOf(slug, new Date('2026-11-20'))
    const mapping = (await loadBuiltInMappings('.')).filter(({ name }) => name === 'vehicle-records')
    const bytes = [Buffer.from(buildDemoFeedFile(stock))]
    const source = await openSource({ kind: 'json', name: 'stock.json', bytes, mappings: mapping })
    if (!source.ok) throw new Error(source.message)
    const vehicles: PartialFeedVehicle[] = []
    for await (const item of source.source.items) {
      expect(item).toMatchObject({ kind: 'vehicle', warnings: [] })
      if (item.kind === 'vehicle') vehicles.push(item.vehicle)
    }
    expect(vehicles.map(withoutEmpty)).toEqual(stock.map(withoutEmpty))
    expect(source.source.unknownColumns).toEqual([])
  },
)
