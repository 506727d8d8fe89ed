import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, mayBePublicUrl } from './public-address'

const privateAddresses = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.19.255.255'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '203.0.113.9', '198.51.100.1'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1'],
  ...['::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::127.0.0.1', '2002:7f00:1::', '2001:db8::1'],
  ...['2001::1', '100::1', '3fff::1', '4000::1', '', 'localhost', '1.2.3', '1.2.3.4.5', '01.2.3.4', '0x7f.0.0.1'],
  ...['256.1.1.1', '1.2.3.4 ', 'fe80::1%eth0', '[2606:4700::1]', '2606:4700:::1', '2606::4700::1', '1:2:3:4:5:6:7'],
  ...['2606:4700:1:2:3:4:5:6:7', '2606:12345::1', ':2606::1'],
]
const publicAddresses = [
  ...['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '192.169.0.1', '223.255.0.1'],
  ...['2606:4700:4700::1111', '2001:4860:4860::8888', '2400:cb00::1', '2a00:1450:4009:81f::200e', '2001:200::1'],
]

describe('[STK-02] isPublicAddress', () => {
  test.each(privateAddresses)('[STK-02] rejects %j', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })
  test.each(publicAddresses)('[STK-02] accepts %j', (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  })

  const byte = fc.nat({ max: 255 })
  const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.'))

  test('[STK-02] rejects every IPv6 form of an IPv4 address', () => {
    fc.assert(
      fc.property(ipv4, fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:', '0:0:0:0:0:ffff:'), (ip, before) => {
        expect(isPublicAddress(before + ip)).toBe(false)
      }),
    )
  })

  test('[STK-02] rejects all addresses of reserved IPv4 networks', () => {
    const network = fc.constantFrom('10', '127', '0', '224', '239', '240', '255')
    fc.assert(
      fc.property(network, byte, byte, byte, (first, ...rest) => {
        expect(isPublicAddress([first, ...rest].join('.'))).toBe(false)
      }),
    )
  })

  test('[STK-02] gives the same result for every spelling of an IPv6 address', () => {
    const groups = fc.array(fc.nat({ max: 65_535 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(groups, (numbers) => {
        const plain = numbers.map((one) => one.toString(16)).join(':')
        const padded = numbers.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':')
        // The URL parser writes the shortest form by the standard.
        const shortest = new URL(`http://[${plain}]/`).hostname.slice(1, -1)
        expect([isPublicAddress(padded), isPublicAddress(shortest)]).toEqual([
          isPublicAddress(plain),
          isPublicAddress(plain),
        ])
        if ((numbers[0] ?? 0) >> 13 !== 1) expect(isPublicAddress(plain)).toBe(false)
      }),
    )
  })
})

test('[STK-02] [STF-05] an address that says itself that it is private is refused, before it is fetched', () => {
  for (const url of [
    'https://feeds.example.com/a.csv',
    'http://8.8.8.8/x',
    'https://[2606:4700::1111]/',
    'http://a.au.',
  ])
    expect([url, mayBePublicUrl(url)]).toEqual([url, true])
  for (const url of [
    'http://169.254.169.254/latest',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://localhost:3000/',
    'http://printer.local/',
    'http://nas/stock.csv',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://db.internal/',
    'no address',
  ])
    expect([url, mayBePublicUrl(url)]).toEqual([url, false])
})
