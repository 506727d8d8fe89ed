/**
 * Next calls this once in each process before the first request. It also compiles the file for the edge, which has no
 * Payload; the literal condition leaves the import out there.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { providePayload } = await import('@/src/main/provide-payload')
  providePayload()
}
