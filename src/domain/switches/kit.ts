import { tooLongMessage } from '@/src/domain/input-messages'
import * as z from 'zod/mini'

type OptionLabels<O extends string = string> = Readonly<Partial<Record<O, string>>>

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
  /** How the panel names options that are not words of dealers themselves, by option. */
  readonly optionLabels?: OptionLabels
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
  copy: SwitchCopy & { readonly optionLabels?: OptionLabels<O[number]> },
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
    readonly optionLabels?: OptionLabels
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
