import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { senderOf } from './sender'

describe('senderOf', () => {
  test('[ADM-01] without proxies of ours the header counts for nothing', () => {
    fc.assert(fc.property(fc.ipV4(), fc.string(), (remote, said) => senderOf(remote, said, []) === remote))
  })

  test.each([
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['10.0.0.1', 'forged, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['198.51.100.9', '203.0.113.7', '198.51.100.9'],
  ])('[ADM-01] from %s with %s it is %s', (remote, said, sender) => {
    expect(senderOf(remote, said, ['10.0.0.1', '10.0.0.2'])).toBe(sender)
  })
})
