import { tooLongMessage } from '@/src/domain/input-messages'
import * as z from 'zod/mini'

/**
 * Constructors of tenant switches (TEN-03): one declaration gives the validation, the runtime type, the panel's editor
 * and the reference page. Values are stored sparsely as JSON: an absent key inherits, `[]` is a value.
 */
export type Switch<T> = {
  readonly kind: 'toggle' | 'number' | 'text' | 'choice' | 'list'
  readonly label: string
  /** Help for staff: its effect on the site. */
  readonly help: string
  readonly default: T
  readonly schema: z.ZodMiniType<T>
  /** Values of a choice; allowed entries of a list, if limited. */
  readonly options?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** A feature that is still missing before the switch has an effect: `reviews`. */
  readonly later?: string
}

type SwitchCopy = { readonly label: string; readonly help: string; readonly later?: string }

export const toggle = (fallback: boolean, copy: SwitchCopy): Switch<boolean> => ({
  kind: 'toggle',
  default: fallback,
  schema: z.boolean('Choose on or off.'),
  ...copy,
})

/** A whole number, unless `step` says otherwise; both limits are inclusive. */
export const number = (
  fallback: number,
  copy: SwitchCopy & { readonly min: number; readonly max: number; readonly step?: number },
): Switch<number> => {
  const { min, max, step = 1 } = copy
  const message = `Enter a ${step === 1 ? 'whole number' : 'number'} from ${min} to ${max}.`
  const wholeNumber = z.refine((value) => step !== 1 || Number.isInteger(value), message)
  return {
    kind: 'number',
    default: fallback,
    schema: z.number(message).check(z.gte(min, message), z.lte(max, message), wholeNumber),
    ...copy,
    step,
  }
}

/** Parses a text to its effective value, or returns its error. */
type TextParser = (text: string) => { readonly value: string } | { readonly error: string }

const parseWith = (reads: TextParser) =>
  z.transform((text: string, context) => {
    const result = reads(text)
    if ('value' in result) return result.value
    context.issues.push({ code: 'custom', message: result.error, input: text })
    return z.NEVER
  })

/** A line of text; `shape` restricts it, with the message if it does not match; `reads` parses the effective value. */
export const text = (
  fallback: string,
  copy: SwitchCopy & {
    readonly maxChars?: number
    readonly shape?: readonly [pattern: RegExp, message: string]
    readonly reads?: TextParser
  },
): Switch<string> => {
  const { maxChars = 200, shape = [/^/, ''], reads, ...rest } = copy
  const line = z.string('Enter text.').check(z.maxLength(maxChars, tooLongMessage(maxChars)), z.regex(...shape))
  return { kind: 'text', default: fallback, schema: reads ? z.pipe(line, parseWith(reads)) : line, ...rest }
}

export const choice = <const O extends readonly [string, ...string[]]>(
  options: O,
  fallback: O[number],
  copy: SwitchCopy,
): Switch<O[number]> => ({
  kind: 'choice',
  default: fallback,
  schema: z.enum(options, `Choose one of ${options.join(', ')}.`) as z.ZodMiniType<O[number]>,
  options,
  ...copy,
})

/** Ordered unique lines; limited to `options` and to the `shape`, if given. */
export const list = (
  fallback: readonly string[],
  copy: SwitchCopy & {
    readonly options?: readonly string[]
    readonly shape?: readonly [pattern: RegExp, message: string]
  },
): Switch<readonly string[]> => {
  const { shape = [/^/, ''], ...rest } = copy
  const { options } = rest
  const isKnown = z.refine(
    (value) => !options || (options as readonly unknown[]).includes(value),
    `Choose from ${options?.join(', ') ?? ''}.`,
  )
  const item = z
    .string('Enter a list of texts.')
    .check(
      z.minLength(1, 'Remove the empty entry.'),
      z.maxLength(200, 'Enter at most 200 characters in each entry.'),
      isKnown,
      z.regex(...shape),
    )
  return {
    kind: 'list',
    default: fallback,
    schema: z.array(item, 'Enter a list of texts.').check(
      z.maxLength(200, 'Enter at most 200 entries.'),
      z.refine(
        (value) => new Set(value as readonly unknown[]).size === (value as readonly unknown[]).length,
        'Remove the entry that’s in the list twice.',
      ),
    ),
    ...rest,
  }
}

export type Registry = Readonly<Record<string, Readonly<Record<string, Switch<never> | Switch<unknown>>>>>

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
