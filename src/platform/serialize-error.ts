/** Removes a failed query's values, which Drizzle appends to its message: they may be personal, or secrets. */
export const removeQueryValues = (message: string): string => message.replace(/\nparams: [\s\S]*$/, '')

/**
 * Returns what the log says about an error. Other properties are left out, because libraries attach requests with their
 * headers, rows with their values, or answers with their secrets.
 */
export const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : Object.prototype.toString.call(error)
  const message = removeQueryValues(error.message)
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined || error.cause === null ? {} : { cause: serializeError(error.cause) }),
  }
}
