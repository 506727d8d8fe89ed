export type Encoding = 'br' | 'gzip'

/** Returns the first of these encodings that the client's `accept-encoding` allows; `q=0` refuses one. */
export const encodingFor = <E extends Encoding>(
  accepted: string | string[] | undefined,
  ours: readonly E[],
): E | null => {
  const named = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  return ours.find((name) => named.includes(name)) ?? null
}
