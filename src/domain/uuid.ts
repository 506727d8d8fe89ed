/** Any value that Postgres stores as a uuid in its usual form. Some ids are derived from a hash and have no version. */
const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID_PATTERN.test(text)
