import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.mjs'

describe('mode', () => {
  test('with nothing set it is a demo on the loopback', () => {
    expect(parseSettings({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', open: false, port: 3000 })
  })

  test.each(['DATABASE_URL', 'PUBLIC_URL'])('%s alone makes it production, open to all interfaces', (name) => {
    expect(parseSettings({ [name]: 'https://x.example' })).toMatchObject({ mode: 'production', host: '0.0.0.0' })
  })

  test('a demo is open when HOST is not the loopback', () => {
    expect(parseSettings({ HOST: '0.0.0.0' }).open).toBe(true)
    expect(parseSettings({ HOST: 'localhost' }).open).toBe(false)
  })

  test('an empty variable counts as unset', () => {
    expect(parseSettings({ MODE: '', DATABASE_URL: '', PUBLIC_URL: '', PORT: '', HOST: '' })).toMatchObject({
      mode: 'demo',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
    })
  })
})

test.each([
  ['MODE', 'staging'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', 'http'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(name)
})
