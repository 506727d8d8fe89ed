import { isPublicAddress, literalIpOf, mayBePublicUrl } from './public-address'

/** Explains that the server does not reach a host, because only a private network does. */
export const privateHostMessage = (host: string): string =>
  `${host} is in a private network. Enter an address that anyone can reach.`

/**
 * Returns why the server must not fetch an address, as far as the address says itself; undefined if it may. A form asks
 * when the address is typed, and the server before each request and redirect, so both refuse the same. `allows` replaces
 * the rule for IP addresses in tests.
 */
export const findFetchProblem = (
  url: string,
  allows: (ip: string) => boolean = isPublicAddress,
): string | undefined => {
  const text = url.trim()
  if (!URL.canParse(text)) return 'Enter a full web address, such as https://www.example.com.au/stock.csv.'
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return 'Enter an address that starts with http:// or https://.'
  if (username !== '' || password !== '') {
    return 'Remove the username and password from the address. If the server asks for them, store them in the feed’s “Authorization header”.'
  }
  const ip = literalIpOf(text)
  const isReachable = ip === undefined ? mayBePublicUrl(text) : allows(ip)
  return isReachable ? undefined : privateHostMessage(hostname)
}
