/** Protection against server-side request forgery: the server may fetch from public addresses only. */

const parseIpv4 = (text: string): number | undefined => {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/u.test(part) && Number(part) <= 255)) {
    return undefined
  }
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** IANA's special-purpose IPv4 registry, as first address and prefix length. */
const reservedIpv4Ranges: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const isInIpv4Range = (address: number, [first, bits]: readonly [string, number]): boolean => {
  const size = 2 ** (32 - bits)
  const from = parseIpv4(first) ?? 0
  return address >= from && address < from + size
}

const parseGroup = (text: string): number => (/^[\da-f]{1,4}$/iu.test(text) ? Number.parseInt(text, 16) : Number.NaN)

/** Converts a dotted tail, `a:b:1.2.3.4`, to 16-bit groups. */
const expandIpv4Tail = (text: string): string | undefined => {
  const at = text.lastIndexOf(':')
  if (!text.includes('.')) return text
  const ipv4 = parseIpv4(text.slice(at + 1))
  if (ipv4 === undefined) return undefined
  return `${text.slice(0, at + 1)}${Math.floor(ipv4 / 65_536).toString(16)}:${(ipv4 % 65_536).toString(16)}`
}

const parseGroups = (half: string | undefined): readonly number[] =>
  half === undefined || half === '' ? [] : half.split(':').map(parseGroup)

const parseIpv6 = (text: string): readonly number[] | undefined => {
  const [before, after, ...more] = expandIpv4Tail(text)?.split('::') ?? []
  if (before === undefined || more.length > 0) return undefined
  const [left, right] = [parseGroups(before), parseGroups(after)]
  const missing = 8 - left.length - right.length
  if (after === undefined ? missing !== 0 : missing < 1) return undefined
  const all = [...left, ...Array.from({ length: missing }, () => 0), ...right]
  return all.some((one) => Number.isNaN(one)) ? undefined : all
}

/** Only 2000::/3 is allocated; ranges within it that embed or represent other addresses are rejected too. */
const isPublicIpv6 = (groups: readonly number[]): boolean => {
  const [first = 0, second = 0] = groups
  if (first < 0x2000 || first > 0x3fff) return false
  if (first === 0x2001) return second >= 0x0200 && second !== 0x0db8
  // 6to4, which embeds an IPv4 address; the second documentation block; segment routing.
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/**
 * Reports whether an IP address from DNS is on the public internet. False for private, loopback, link-local, shared
 * (CGNAT), multicast, reserved and documentation ranges, for IPv6 forms that contain an IPv4 address (mapped,
 * compatible, NAT64, 6to4), and for text that is not an address. Expects no brackets and no zone.
 */
export const isPublicAddress = (ip: string): boolean => {
  const ipv4 = parseIpv4(ip)
  if (ipv4 !== undefined) return !reservedIpv4Ranges.some((range) => isInIpv4Range(ipv4, range))
  const groups = ip.includes(':') ? parseIpv6(ip) : undefined
  return groups !== undefined && isPublicIpv6(groups)
}

/** Names that only a private network resolves: of one word, or in a zone that is reserved for it (RFC 6761, 6762). */
const isPrivateName = (host: string): boolean =>
  !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa|intranet|corp)$/u.test(host)

const hostOf = (url: string): string =>
  new URL(url).hostname
    .toLowerCase()
    .replace(/^\[|\]$/gu, '')
    .replace(/\.$/u, '')

/** Returns the IP address that a web address names instead of a host; undefined if it names a host. */
export const literalIpOf = (url: string): string | undefined => {
  const host = hostOf(url)
  return host.includes(':') || parseIpv4(host) !== undefined ? host : undefined
}

/**
 * Reports whether a web address may be on the public internet, as far as it says itself: its name is resolved when it
 * is fetched, and then each IP address is checked.
 */
export const mayBePublicUrl = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const ip = literalIpOf(url)
  return ip === undefined ? !isPrivateName(hostOf(url)) : isPublicAddress(ip)
}
