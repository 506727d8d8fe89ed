/** Paths of searches of the stock (SRCH-03): `/search`, and the one that a dealer may choose for makes and bodies. */
export const searchPaths = ['/search', '/used-car'] as const

/** Reports whether an address from the root is a search of the stock. A literal, to keep it short in browsers. */
export const isSearchAddress = (address: string): boolean => /^\/(?:search|used-car)(?:[/?]|$)/.test(address)
