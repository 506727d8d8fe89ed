import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoFeedFile } from '@/src/domain/demo/feed-file'
import { demoStock } from '@/src/domain/demo/stock'
import { demoStockFile, type DemoLocation } from '@/src/domain/demo/stock-spec'
import type { BroughtVehicle } from '@/src/domain/stock/vehicle'
import { shippedMappings } from '../stock/mapping-files'
import { openSource } from '../stock/source'

const json = (path: string): unknown => JSON.parse(readFileSync(`tenants/${path}`, 'utf8'))

/** Fields that the importer always normalises. */
const spelled = new Set(['make', 'model', 'simple_body'])

/** Omits empty values, which a feed need not contain. */
const told = (vehicle: BroughtVehicle): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...vehicle, key: vehicle.key.toLowerCase() }).filter(
      ([name, value]) => !spelled.has(name) && !(Array.isArray(value) && value.length === 0),
    ),
  )

test.each(['wattle-caravans', 'banksia-motor-group', 'ironbark-trucks', 'southern-cross-motorcycles', 'voltara'])(
  '[STK-01] [STK-02] the yard of %s comes whole through a file and its mapping: frames, points, lenders, averages, caravans',
  async (slug) => {
    const spec = demoStockFile.parse(json(`${slug}/demo-stock.json`))
    const stock = demoStock(spec, json(`${slug}/locations.json`) as readonly DemoLocation[], new Date('2026-11-20'))
    const mapping = (await shippedMappings('.')).filter(({ name }) => name === 'vehicle-records')
    const bytes = [Buffer.from(demoFeedFile(stock))]
    const opened = await openSource({ kind: 'json', name: 'stock.json', bytes, mappings: mapping })
    if (!opened.ok) throw new Error(opened.message)
    const read: BroughtVehicle[] = []
    for await (const item of opened.source.items) {
      expect(item).toMatchObject({ kind: 'vehicle', warnings: [] })
      if (item.kind === 'vehicle') read.push(item.vehicle)
    }
    expect(read.map(told)).toEqual(stock.map(told))
    expect(opened.source.unknownColumns).toEqual([])
  },
)
