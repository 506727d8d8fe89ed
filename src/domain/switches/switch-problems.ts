import type { Registry } from './kit'

/** `at` is the position in the layer: empty, a group, or a group and a key; `path` is the same joined by a dot. */
export type SwitchProblem = { readonly path: string; readonly at: readonly string[]; readonly message: string }

const toProblem = (at: readonly string[], message: string): SwitchProblem => ({
  path: at.join('.'),
  at,
  message,
})

const listGroupProblems = (group: string, switches: Registry[string] | undefined, inner: unknown): SwitchProblem[] => {
  if (!switches) return [toProblem([group], 'This group of switches doesn’t exist.')]
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
    return [toProblem([group], 'This must be an object of switches.')]
  return Object.entries(inner).flatMap(([key, value]) => {
    const one = Object.hasOwn(switches, key) ? switches[key] : undefined
    if (!one) return [toProblem([group, key], 'This switch doesn’t exist.')]
    const parsed = one.schema.safeParse(value)
    if (parsed.success) return []
    return [toProblem([group, key], parsed.error.issues[0]?.message ?? 'This value isn’t allowed.')]
  })
}

/** Lists all problems of a stored layer: unknown groups and keys, invalid values. */
export const listProblems = (registry: Registry, layer: unknown): readonly SwitchProblem[] => {
  if (layer === null || layer === undefined) return []
  if (typeof layer !== 'object' || Array.isArray(layer))
    return [toProblem([], 'This must be an object of switch groups.')]
  return Object.entries(layer).flatMap(([group, inner]) =>
    listGroupProblems(group, Object.hasOwn(registry, group) ? registry[group] : undefined, inner),
  )
}
