/**
 * Packs the addresses of a gallery, which begin and end alike and are part of every page. The result is the common
 * start, the common end and the differing parts, separated by spaces, which addresses do not contain
 * (`vehicle-parts-schema.ts`). An empty list packs to ''.
 */
export const packAddresses = (addresses: readonly string[]): string => {
  const clean = addresses.map((one) => one.replaceAll(' ', '%20'))
  const [first] = clean
  if (first === undefined) return ''
  const start = clean.reduce((common, one) => common.slice(0, commonPrefixLength(common, one)), first)
  const rests = clean.map((one) => one.slice(start.length))
  const [rest = ''] = rests
  const end = rests.reduce((common, one) => common.slice(common.length - commonSuffixLength(common, one)), rest)
  return [start, end, ...rests.map((one) => one.slice(0, one.length - end.length))].join(' ')
}

const commonPrefixLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

const commonSuffixLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

/** Restores the addresses of `packAddresses`, in their order. */
export const unpackAddresses = (packed: string): readonly string[] => {
  if (packed === '') return []
  const [start = '', end = '', ...rests] = packed.split(' ')
  return rests.map((rest) => `${start}${rest}${end}`)
}
