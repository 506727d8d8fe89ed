/** Paths of searches of the stock (SRCH-03): `/search`, and the one that a dealer may choose for makes and bodies. */
export const searchPaths = ['/search', '/used-car'] as const

const SEARCH_ADDRESS_PATTERN = new RegExp(`^(?:${searchPaths.join('|')})(?:[/?]|$)`)

/** Reports whether an address from the root is a search of the stock. */
export const isSearchAddress = (address: string): boolean => SEARCH_ADDRESS_PATTERN.test(address)
