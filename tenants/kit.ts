import * as z from 'zod/mini'

/**
 * Constructors of tenant switches (TEN-03): one declaration gives the validation, the runtime type, the
 * panel's editor and the reference page. Stored sparsely as JSON: an absent key inherits, `[]` is a choice.
 */
export type Switch<T> = {
  readonly kind: 'toggle' | 'number' | 'text' | 'choice' | 'list'
  readonly label: string
  /** What it does, where it shows, in staff's words. */
  readonly help: string
  readonly default: T
  readonly schema: z.ZodMiniType<T>
  readonly options?: readonly string[]
}

type Words = { readonly label: string; readonly help: string }

export const toggle = (fallback: boolean, words: Words): Switch<boolean> => ({
  kind: 'toggle',
  default: fallback,
  schema: z.boolean(),
  ...words,
})

export const number = (
  fallback: number,
  words: Words & { readonly min: number; readonly max: number },
): Switch<number> => ({
  kind: 'number',
  default: fallback,
  schema: z.number().check(z.gte(words.min), z.lte(words.max)),
  label: words.label,
  help: words.help,
})

export const text = (fallback: string, words: Words): Switch<string> => ({
  kind: 'text',
  default: fallback,
  schema: z.string().check(z.maxLength(2000)),
  ...words,
})

export const choice = <const O extends readonly [string, ...string[]]>(
  options: O,
  fallback: O[number],
  words: Words,
): Switch<O[number]> => ({
  kind: 'choice',
  default: fallback,
  schema: z.enum(options) as unknown as z.ZodMiniType<O[number]>,
  options,
  ...words,
})

export const list = (fallback: readonly string[], words: Words): Switch<readonly string[]> => ({
  kind: 'list',
  default: fallback,
  schema: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(200)),
  ...words,
})

export type Registry = Readonly<Record<string, Readonly<Record<string, Switch<never> | Switch<unknown>>>>>

export type Values<R> = {
  readonly [G in keyof R]: { readonly [K in keyof R[G]]: R[G][K] extends Switch<infer T> ? T : never }
}

const entry = (layer: unknown, group: string, key: string): unknown => {
  if (typeof layer !== 'object' || layer === null) return undefined
  const inner: unknown = (layer as Record<string, unknown>)[group]
  if (typeof inner !== 'object' || inner === null) return undefined
  return Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined
}

/**
 * The values in force: the last layer that holds a valid value wins over the default (TEN-02). Total: what
 * a layer cannot mean is passed over, never thrown.
 */
export const resolve = <R extends Registry>(registry: R, ...layers: readonly unknown[]): Values<R> =>
  Object.fromEntries(
    Object.entries(registry).map(([group, switches]) => [
      group,
      Object.fromEntries(
        Object.entries(switches).map(([key, one]) => {
          let value: unknown = one.default
          for (const layer of layers) {
            const parsed = one.schema.safeParse(entry(layer, group, key))
            if (parsed.success) value = parsed.data
          }
          return [key, value]
        }),
      ),
    ]),
  ) as Values<R>

export type SwitchProblem = { readonly path: string; readonly message: string }

/** Every reason a stored layer is not acceptable: unknown groups and keys, values out of bounds. Empty when it is. */
export const problems = (registry: Registry, layer: unknown): readonly SwitchProblem[] => {
  if (layer === null || layer === undefined) return []
  if (typeof layer !== 'object' || Array.isArray(layer)) return [{ path: '', message: 'Expected an object of groups.' }]
  return Object.entries(layer).flatMap(([group, inner]) => {
    const switches = Object.hasOwn(registry, group) ? registry[group] : undefined
    if (!switches) return [{ path: group, message: 'There is no such group of switches.' }]
    if (typeof inner !== 'object' || inner === null)
      return [{ path: group, message: 'Expected an object of switches.' }]
    return Object.entries(inner).flatMap(([key, value]) => {
      const one = Object.hasOwn(switches, key) ? switches[key] : undefined
      if (!one) return [{ path: `${group}.${key}`, message: 'There is no such switch.' }]
      const parsed = one.schema.safeParse(value)
      return parsed.success
        ? []
        : [{ path: `${group}.${key}`, message: parsed.error.issues[0]?.message ?? 'The value is not allowed.' }]
    })
  })
}
