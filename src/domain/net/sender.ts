/** Converts an IPv4-mapped address, as dual-stack sockets report it: `::ffff:10.0.0.1` to `10.0.0.1`. */
const unmapIpv4 = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** First four groups of an IPv6 address, lower case and without leading zeros; `::` is expanded. */
const firstFourGroups = (address: string): readonly string[] => {
  const [before = '', after] = address.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const gap = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...gap, ...right].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/**
 * Returns the key that identifies a sender by its address: an IPv4 address, or the /64 network of an IPv6 address. A
 * subscriber can use every address of its /64, so limits by single address would not work.
 */
export const toSender = (address: string): string => {
  const [plain = ''] = unmapIpv4(address).split('%', 1)
  return /^[\da-f:.]*:[\da-f:.]*$/i.test(plain) ? `${firstFourGroups(plain).join(':')}::/64` : plain
}

/**
 * Returns the address of a request's sender: the socket's or, behind trusted proxies, the last address in
 * X-Forwarded-For that is not one of them. Earlier entries may be forged and are ignored.
 */
export const resolveAddress = (
  remote: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  proxies: readonly string[],
): string => {
  const chain = [...[forwardedFor ?? []].flat().join(',').split(','), remote ?? ''].map(unmapIpv4).filter(Boolean)
  const trusted = new Set(proxies.map(unmapIpv4))
  let at = chain.length - 1
  while (at > 0 && trusted.has(chain[at] ?? '')) at -= 1
  return chain[at] ?? ''
}
