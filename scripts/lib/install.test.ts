import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { missingPackages } from './install.mjs'

type Entry = { readonly version?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}

describe('missingPackages', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/tool': { version: '2.0.0', dev: true },
    'node_modules/mac-only': { version: '3.0.0', optional: true },
  }

  test('returns nothing when production packages are installed and only those are required', () => {
    expect(missingPackages(wanted, { 'node_modules/a': { version: '1.0.0' } }, { dev: false })).toEqual([])
  })

  test('returns development packages when those are required', () => {
    expect(missingPackages(wanted, { 'node_modules/a': { version: '1.0.0' } }, { dev: true })).toEqual([
      'node_modules/tool',
    ])
  })

  test('returns a package of which another version is installed', () => {
    expect(missingPackages(wanted, { 'node_modules/a': { version: '0.9.0' } }, { dev: false })).toEqual([
      'node_modules/a',
    ])
  })

  test('ignores optional packages of another platform', () => {
    expect(missingPackages({ 'node_modules/x': { version: '1.0.0', optional: true } }, {}, { dev: true })).toEqual([])
  })
})

test('the lock file names the builds of every platform: `npm ci` refuses one that lacks some', () => {
  const places = Object.keys(lock.packages)
  const missing = Object.values(lock.packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))
  expect(missing).toEqual([])
})
