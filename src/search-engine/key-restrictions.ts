import { BlockList, isIP, isIPv6 } from 'node:net'
import { invalidKeyError } from './request-error'
import { createIndexTest } from './index-patterns'

/** The restrictions of a secured key. */
export type Restrictions = {
  readonly allowsIndex: (name: string) => boolean
  readonly validUntil: number | null
  /** The search parameters it fixes, including its filters. */
  readonly params: Record<string, string>
}

/**
 * Parses restrictions whose signature was verified. `address` is the sender's, if known.
 * @throws RequestError 403 if they are empty, repeat a parameter, have expired, or do not allow the sender
 */
export const parseRestrictions = (text: string, nowSeconds: number, address: string | undefined): Restrictions => {
  const { validUntil, restrictIndices, restrictSources, userToken: _, ...rest } = parseUniqueParams(text)
  const isOver = validUntil !== undefined && !(Number(validUntil) > nowSeconds)
  if (isOver || (restrictSources !== undefined && !isAddressAllowed(restrictSources, address))) throw invalidKeyError()
  return {
    allowsIndex: restrictIndices === undefined ? () => true : createIndexTest(restrictIndices),
    validUntil: validUntil === undefined ? null : Number(validUntil),
    params: rest,
  }
}

const parseUniqueParams = (text: string): Record<string, string> => {
  const entries = [...new URLSearchParams(text)]
  const params = Object.fromEntries(entries)
  if (entries.length === 0 || Object.keys(params).length !== entries.length) throw invalidKeyError()
  return params
}

/** `sources` are addresses and networks separated by commas, such as `192.0.2.0/24`. */
const isAddressAllowed = (sources: string, address: string | undefined): boolean => {
  const list = new BlockList()
  try {
    for (const source of sources.split(',')) {
      const [network = '', prefix] = source.trim().split('/')
      const [family, fullPrefix] = isIPv6(network) ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
      list.addSubnet(network, prefix === undefined ? fullPrefix : Number(prefix), family)
    }
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  } catch {
    return false
  }
}
