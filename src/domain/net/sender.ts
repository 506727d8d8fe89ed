/** The first four groups of an IPv6 address as they are written, leading zeros gone; a gap (`::`) is zeros. */
const firstGroups = (address: string): readonly string[] => {
  const [before = '', after] = address.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const gap = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...gap, ...right].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/**
 * What counts as one sender: an IPv4 address, or the /64 an IPv6 address lies in, which is what a line is given; whoever has
 * one has all of its addresses, and limits by address would hold nobody.
 */
const oneSender = (address: string): string =>
  /^[\da-f:.]*:[\da-f:.]*$/i.test(address) ? `${firstGroups(address).join(':')}::/64` : address

/** `::ffff:10.0.0.1` is 10.0.0.1, as a socket of both protocols names it. */
const plain = (address: string): string => address.trim().replace(/^::ffff:/i, '')

/**
 * Who sent a request: the socket's other end, or, where that is a proxy of ours, the last of those it names that is
 * not one. Whatever a shopper wrote into the header stands before that and is not believed. Of IPv6 it is the network
 * of 64 bits, `2001:db8:1:2::/64`.
 */
export const senderOf = (
  remote: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  proxies: readonly string[],
): string => {
  const chain = [...[forwardedFor ?? []].flat().join(',').split(','), remote ?? ''].map(plain).filter(Boolean)
  const trusted = new Set(proxies.map(plain))
  let at = chain.length - 1
  while (at > 0 && trusted.has(chain[at] ?? '')) at -= 1
  return oneSender(chain[at] ?? '')
}
