import { isIPv6 } from 'node:net'

/** Returns the address or, for IPv6, its /64 network, because one household usually gets a whole network. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::')
  const groups = (text: string): string[] => text.split(':').filter(Boolean)
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length)
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
