/** `::ffff:10.0.0.1` is 10.0.0.1, as a socket of both protocols names it. */
const plain = (address: string): string => address.trim().replace(/^::ffff:/i, '')

/**
 * Who sent a request: the socket's other end, or, where that is a proxy of ours, the last of those it names that is
 * not one. Whatever a shopper wrote into the header stands before that and is not believed.
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
  return chain[at] ?? ''
}
