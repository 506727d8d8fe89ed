import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveAddress, toSender } from './sender'

const resolveSender = (...request: Parameters<typeof resolveAddress>): string => toSender(resolveAddress(...request))

describe('the sender of a request', () => {
  test('[ADM-01] ignores the header without trusted proxies', () => {
    fc.assert(fc.property(fc.ipV4(), fc.string(), (remote, header) => resolveSender(remote, header, []) === remote))
  })

  test.each([
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['10.0.0.1', 'forged, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['198.51.100.9', '203.0.113.7', '198.51.100.9'],
  ])('[ADM-01] a request from %s with the header %s has the sender %s', (remote, header, sender) => {
    expect(resolveSender(remote, header, ['10.0.0.1', '10.0.0.2'])).toBe(sender)
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1:0:0:0:9', '2001:db8:0:1::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('[ADM-01] [LEAD-01] all addresses of the /64 of %s are one sender', (remote, sender) => {
    expect(resolveSender(remote, undefined, [])).toBe(sender)
  })

  test('[ADM-01] [LEAD-01] ignores the last 64 bits of an IPv6 address', () => {
    const group = fc.nat({ max: 65_535 }).map((one) => one.toString(16))
    const four = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        // The URL parser writes the shortest form, as sockets do.
        const shortest = new URL(`http://[${network}:${other}]/`).hostname.slice(1, -1)
        expect(resolveSender(`${network}:${one}`, undefined, [])).toBe(resolveSender(shortest, undefined, []))
      }),
    )
  })
})
