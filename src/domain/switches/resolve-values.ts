import type { Registry, Switch } from './kit'

/** The values of all switches, by group and key. */
export type Values<R> = {
  readonly [G in keyof R]: { readonly [K in keyof R[G]]: R[G][K] extends Switch<infer T> ? T : never }
}

const findEntry = (layer: unknown, group: string, key: string): unknown => {
  if (typeof layer !== 'object' || layer === null) return undefined
  const inner: unknown = (layer as Record<string, unknown>)[group]
  if (typeof inner !== 'object' || inner === null) return undefined
  return Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined
}

/**
 * Resolves the effective values: the last layer with a valid value, else the default (TEN-02). Never throws; invalid
 * values are ignored.
 */
export const resolveValues = <R extends Registry>(registry: R, ...layers: readonly unknown[]): Values<R> =>
  Object.fromEntries(
    Object.entries(registry).map(([group, switches]) => [
      group,
      Object.fromEntries(
        Object.entries(switches).map(([key, one]) => {
          let value: unknown = one.default
          for (const layer of layers) {
            const stored = findEntry(layer, group, key)
            // Skips the schema for absent keys: otherwise it would create an error for most switches of every tenant.
            const parsed = stored === undefined ? null : one.schema.safeParse(stored)
            if (parsed?.success === true) value = parsed.data
          }
          return [key, value]
        }),
      ),
    ]),
  ) as Values<R>
