/**
 * Packs the addresses of a gallery, which begin and end alike and are part of every page. The result is the common
 * start, the common end and the differing parts, separated by spaces, which addresses do not contain
 * (`vehicle-parts-schema.ts`). An empty list packs to ''.
 */
export const packAddresses = (addresses: readonly string[]): string => {
  const clean = addresses.map((one) => one.replaceAll(' ', '%20'))
  const [first] = clean
  if (first === undefined) return ''
  const start = clean.reduce((common, one) => common.slice(0, sameFromStart(common, one)), first)
  const rests = clean.map((one) => one.slice(start.length))
  const [rest = ''] = rests
  const end = rests.reduce((common, one) => common.slice(common.length - sameFromEnd(common, one)), rest)
  return [start, end, ...rests.map((one) => one.slice(0, one.length - end.length))].join(' ')
}

const sameFromStart = (a: string, b: string): number => {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return same
}

const sameFromEnd = (a: string, b: string): number => {
  let same = 0
  while (same < a.length && same < b.length && a[a.length - 1 - same] === b[b.length - 1 - same]) same += 1
  return same
}

/** Restores the addresses of `packAddresses`, in their order. */
export const unpackAddresses = (packed: string): readonly string[] => {
  if (packed === '') return []
  const [start = '', end = '', ...rests] = packed.split(' ')
  return rests.map((rest) => `${start}${rest}${end}`)
}
