/**
 * Stands for `qs` in browsers (next.config.ts): InstantSearch's router brings it for addresses of its own making, while
 * `stockRouting` reads and writes ours. It would weigh 13 kB.
 */
const never = (): never => {
  throw new Error('Addresses of searches are read and written by stockRouting.')
}

export default { parse: never, stringify: never }
