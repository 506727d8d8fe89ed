import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSafePath } from './safe-path'

test.each([
  ['/cars/2021-kia-rio', '/cars/2021-kia-rio'],
  [
    '/search/new-used-and-demo-cars/?refinementList[make][0]=Kia',
    '/search/new-used-and-demo-cars/?refinementList[make][0]=Kia',
  ],
  ['/compare?ids=a%2Cb&x=%2F%2Fevil#top', '/compare?ids=a%2Cb&x=%2F%2Fevil#top'],
  ['/', '/'],
])('[ACC-01] accepts the path %s', (input, expected) => {
  expect(parseSafePath(input)).toBe(expected)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/%0a/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
  ' /cars',
  '/api/sign-in',
  '/sign-in?redirect=/',
  '/admin',
  `/${'a'.repeat(2001)}`,
])('[ACC-01] rejects %j', (input) => {
  expect(parseSafePath(input)).toBeNull()
})

test.each([undefined, null, 7, ['/a', '/b'], {}])('[ACC-01] rejects a value that is not text', (input) => {
  expect(parseSafePath(input)).toBeNull()
})

const hostilePart = fc.constantFrom(
  '/',
  '\\',
  '%2f',
  '%5C',
  '..',
  '.',
  '%2e',
  ':',
  '@',
  'evil.example',
  '\t',
  '\n',
  '?',
  '#',
  'a',
)

test('[ACC-01] a browser stays on the site, whatever the path contains', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(hostilePart, fc.string({ maxLength: 4 })), { maxLength: 10 }), (parts) => {
      const path = parseSafePath(parts.join(''))
      if (path === null) return
      const url = new URL(path, 'https://dealer.example/sign-in')
      expect(url.origin).toBe('https://dealer.example')
      expect(url.username + url.password).toBe('')
      expect(path).toMatch(/^\/(?![/\\])/)
      // Idempotent: nothing is decoded on the way.
      expect(parseSafePath(path)).toBe(path)
    }),
    { numRuns: 3000 },
  )
})
