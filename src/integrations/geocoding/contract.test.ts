import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { startFakeService } from '@/src/platform/http/fake-service.test-support'
import { testGeocodingContract, towns } from './contract'
import { embeddedGeocoding } from './embedded'
import { createGoogleGeocoding } from './http'
import { createGeocoding } from './index'
import { readPostcodeTable } from './tables'

const createComponent = (types: readonly string[], long_name: string, short_name = long_name) => ({
  types,
  long_name,
  short_name,
})
const country = createComponent(['country', 'political'], 'Australia', 'AU')

/** Answers like Google, which returns the whole country for an unknown postcode. */
const startFakeGoogle = () =>
  startFakeService(({ url }) => {
    const address = url.searchParams.get('address') ?? ''
    const code = /^postal_code:(\d{4})\|country:AU$/.exec(url.searchParams.get('components') ?? '')?.[1]
    const postcode = code ?? /(\d{4})$/.exec(address)?.[1]
    if (url.searchParams.get('key') !== 'secret') return { body: { status: 'REQUEST_DENIED', results: [] } }
    if (postcode === '9990') return { body: { status: 'ZERO_RESULTS', results: [] } }
    const town = towns.find((one) => one.postcode === postcode)
    const where = town
      ? [
          createComponent(['postal_code'], town.postcode),
          createComponent(['locality', 'political'], town.name),
          createComponent(['administrative_area_level_1', 'political'], town.state),
          country,
        ]
      : [country]
    const location = { lat: town?.lat ?? -25.27, lng: town?.long ?? 133.78 }
    const geometry = { location, location_type: address.startsWith('1 ') ? 'ROOFTOP' : 'APPROXIMATE' }
    return { body: { status: 'OK', results: [{ address_components: where, geometry }] } }
  })

testGeocodingContract('embedded', async () => ({ geocoding: embeddedGeocoding, close: async () => undefined }))

testGeocodingContract('Google', async () => {
  const fake = await startFakeGoogle()
  return { geocoding: createGoogleGeocoding({ key: 'secret', address: fake.address }), close: () => fake.close() }
})

describe('Google', () => {
  test('[CALC-02] requests each postcode once, known or not', async () => {
    const fake = await startFakeGoogle()
    const one = createGoogleGeocoding({ key: 'secret', address: fake.address })
    for (let i = 0; i < 3; i += 1) await one.locate('2000')
    for (let i = 0; i < 3; i += 1) await one.locate('0000')
    expect(fake.calls).toHaveLength(2)
    await fake.close()
  })

  test('[LOC-10] says whether the position is that of a building', async () => {
    const fake = await startFakeGoogle()
    const one = createGoogleGeocoding({ key: 'secret', address: fake.address })
    const address = { street: '1 George Street', city: 'Sydney', state: 'NSW', postcode: '2000' }
    expect(await one.locateAddress(address)).toEqual({ lat: -33.8688, long: 151.2093, isExact: true })
    expect(await one.locateAddress({ ...address, street: '' })).toMatchObject({ isExact: false })
    expect(await one.locateAddress({ ...address, postcode: '9990' })).toBeNull()
    await fake.close()
  })

  test('[CALC-02] a failure or timeout is an error that is not cached and does not reveal the key', async () => {
    const fake = await startFakeGoogle()
    const one = createGoogleGeocoding({ key: 'secret', address: fake.address, timeoutMs: 300 })
    const failing = () => one.locate('2000').catch((error: unknown) => String(error))
    fake.answer = () => ({ body: { status: 'OVER_QUERY_LIMIT', results: [] } })
    expect(await failing()).toMatch(/OVER_QUERY_LIMIT/)
    fake.answer = () => ({ status: 500 })
    expect(await failing()).toMatch(/answered 500/)
    fake.answer = () => 'hang'
    const timeoutMessage = await failing()
    expect(timeoutMessage).toMatch(/time/i)
    expect(timeoutMessage).not.toContain('secret')
    fake.answer = null
    expect(await one.locate('2000')).toMatchObject({ name: 'Sydney, NSW' })
    await fake.close()
  })
})

test('[CALC-02] the environment selects the provider', () => {
  expect(createGeocoding({})).toBe(embeddedGeocoding)
  expect(createGeocoding({ GEOCODING_KEY: 'secret' })).not.toBe(embeddedGeocoding)
})

test('[CALC-02] the table covers the country, each row lies in it, and its source is credited', async () => {
  const table = readPostcodeTable()
  const codes = Object.keys(table.postcodes)
  expect(codes.length).toBeGreaterThan(2500)
  for (const code of codes) {
    const place = await embeddedGeocoding.locate(code)
    expect(place?.name, code).toMatch(/^\S.*, (ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/)
    expect(Math.abs((place?.lat ?? 0) + 27), code).toBeLessThan(28)
    expect(Math.abs((place?.long ?? 0) - 132), code).toBeLessThan(37)
  }
  for (const first of '02345678'.slice(0, 7)) expect(codes.some((code) => code.startsWith(first))).toBe(true)
  expect(table.credit).toMatch(/GeoNames.*CC BY 4\.0/)
  const file = new URL('./postcodes.json', import.meta.url)
  expect(readFileSync(file).byteLength).toBeLessThan(150_000)
})
