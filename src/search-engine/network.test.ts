import { expect, test } from 'vitest'
import { networkOf } from './network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::1:0:0:0:9', '2001:db8:0:1::/64'],
  ['2001:0DB8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('[STK-06] %s counts as %s', (address, sender) => {
  expect(networkOf(address)).toBe(sender)
})
