import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlaceSuggestion } from '@/src/domain/locations/place-suggestions'
import type { AddressCheck } from '@/src/domain/locations/address-check'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const get = async (path: string, query: Readonly<Record<string, string>>, token = world.staff.editor.token) => {
  const { status, body } = await world.rest('GET', `/locations/${path}?${new URLSearchParams(query).toString()}`, token)
  return { status, body: body as { places: readonly PlaceSuggestion[] } & AddressCheck }
}

test('[LOC-10] a suburb has its postcode and state, and a postcode its suburbs', async () => {
  const { body } = await get('places', { text: 'mooroo' })
  expect(body.places).toContainEqual({ suburb: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.53, long: 153.02 })
  const byPostcode = await get('places', { text: '4105' })
  expect(byPostcode.body.places.map(({ suburb }) => suburb)).toContain('Moorooka')
  for (const text of ['', 'x', '\0', '99999', '%', 'a'.repeat(5000)])
    expect((await get('places', { text })).body.places, text).toEqual([])
})

test('[LOC-10] an address has a position, and suburbs around it for the map', async () => {
  const address = { street: '1 Ipswich Road', city: 'Moorooka', state: 'QLD', postcode: '4105' }
  const { body } = await get('address', address)
  expect(body.position).toEqual({ lat: -27.53, long: 153.02, isExact: false })
  expect(body.nearby[0]?.name).toBe('Moorooka')
  expect(body.addressWarning).toBeUndefined()
})

test('[LOC-10] an odd address or pin is named, and numbers that are none are ignored', async () => {
  const address = { city: 'Moorooka', state: 'QLD', postcode: '4000' }
  expect((await get('address', address)).body.addressWarning).toMatch(/usually has the postcode 4105/)
  const far = await get('address', { ...address, postcode: '4105', lat: '-37.81', long: '144.96' })
  expect(far.body.pinWarning).toMatch(/^The pin is 1,\d{3} km from Moorooka QLD/)
  const odd = await get('address', { ...address, lat: 'NaN', long: "'; DROP" })
  expect(odd.status).toBe(200)
  expect(odd.body.pinWarning).toBeUndefined()
})

test('[LOC-10] [SEC-01] only staff who edit locations get answers', async () => {
  for (const path of ['places', 'address']) {
    expect((await get(path, { text: 'moor' }, world.staff.viewer.token)).status).toBe(403)
    expect((await get(path, { text: 'moor' }, world.staff['lead-handler'].token)).status).toBe(403)
    expect((await world.send(`/locations/${path}?text=moor`)).status).toBe(401)
  }
})
