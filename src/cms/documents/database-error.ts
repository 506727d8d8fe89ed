type DatabaseError = {
  readonly code: string
  readonly message: string
  readonly constraint?: string
  readonly detail?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** Finds the Postgres error among the causes of an error. */
export const databaseError = (error: unknown): DatabaseError | undefined => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (isDatabaseError(one)) return one
  return undefined
}

/** Checks whether the connection was lost, by the Postgres error code or the client's message. */
export const isConnectionLost = (error: unknown): boolean => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (isDatabaseError(one) && /^(?:57P0[1-3]|08...|53300)$/.test(one.code)) return true
    if (/^(?:Connection terminated|timeout exceeded when trying to connect)|not queryable/.test(one.message))
      return true
  }
  return false
}
