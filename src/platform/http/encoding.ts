export type Encoding = 'br' | 'gzip'

/** Returns the first of these encodings that the client's `accept-encoding` allows; `q=0` refuses one. */
export const pickEncoding = <E extends Encoding>(
  acceptEncoding: string | string[] | undefined,
  supported: readonly E[],
): E | null => {
  const acceptedNames = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q=/, '')) > 0)
    .map(([name]) => name)
  return supported.find((name) => acceptedNames.includes(name)) ?? null
}
