export type Encoding = 'br' | 'gzip'

/** The first of these codings that a client takes, by its `accept-encoding`; one it gives `q=0` is one it does not. */
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
