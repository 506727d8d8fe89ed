/** Reads a cookie of a request's `cookie` header; undefined if it is not set. */
export const readCookie = (headers: Pick<Headers, 'get'>, name: string): string | undefined =>
  (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
