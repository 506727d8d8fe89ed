import { Input, type InputProps } from './input'

/** A keyboard of digits on phones; text, so that thousand separators may stand in it. */
const amount = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const

/** Whole dollars: the sign stands before the field, separators in it, quick picks under it (INP-01). */
export const MoneyInput = (props: Omit<InputProps, 'before' | 'after' | 'type' | 'inputMode'>) => (
  <Input {...amount} {...props} before="$" />
)

/** Kilometres, with their suffix (INP-01). */
export const KilometreInput = (props: Omit<InputProps, 'before' | 'after' | 'type' | 'inputMode'>) => (
  <Input {...amount} {...props} after=" kms" />
)

/** A number with its step, least and most, as the browser itself keeps them (INP-01). */
export const NumberInput = (props: Omit<InputProps, 'type' | 'inputMode'>) => (
  <Input {...props} type="number" inputMode="decimal" />
)
