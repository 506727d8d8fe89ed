import 'server-only'

/** Returns a related document that was read with its parent; undefined without one, or if only its id was read. */
export const populated = <T extends object>(related: string | T | null | undefined): T | undefined =>
  typeof related === 'object' && related !== null ? related : undefined
