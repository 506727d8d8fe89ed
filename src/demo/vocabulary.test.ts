import { expect, test } from 'vitest'
import { readTerm, termFields, type TermField } from '@/src/domain/panel/vehicle-terms'
import { isKnownBody } from '@/src/domain/stock/normalize/body'
import { drives } from '@/src/domain/stock/normalize/mechanics'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { createStockOf, shownDealers } from './folders.test-support'

const now = new Date('2026-11-27T02:00:00Z')

/** The search engine takes values that differ only in accents as one, as it does “Škoda” and “Skoda”. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** A value that feeds would spell in another way becomes a second entry of a filter, such as “4x4” beside “4WD”. */
const findOtherSpelling = (vehicle: FeedVehicle, field: TermField): readonly string[] => {
  const value = vehicle[field]
  if (value === undefined) return []
  const read = readTerm(field, value, { make: vehicle.make, itemType: vehicle.item_type, own: [] })
  return read !== undefined && withoutAccents(read) === withoutAccents(value)
    ? []
    : [`${field}: ${value}, as feeds spell it ${read}`]
}

test.each(shownDealers)('[STK-01] every value of %s that shoppers filter by is spelled as feeds spell it', (slug) => {
  const found = createStockOf(slug, now).flatMap((vehicle) =>
    termFields.flatMap((field) => findOtherSpelling(vehicle, field)),
  )
  expect([...new Set(found)]).toEqual([])
})

test.each(shownDealers)('[STK-01] every body and drive of %s is one of the known ones', (slug) => {
  const stock = createStockOf(slug, now)
  const unknownBodies = stock.flatMap(({ simple_body: body = '', item_type }) =>
    body === '' || isKnownBody(body, item_type) ? [] : [body],
  )
  const unknownDrives = stock.flatMap(({ drive }) =>
    drive === undefined || drives.some((one) => one === drive) ? [] : [drive],
  )
  expect([...new Set([...unknownBodies, ...unknownDrives])]).toEqual([])
})
