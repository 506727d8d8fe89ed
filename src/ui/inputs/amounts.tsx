import { Input, type InputProps } from './input'

/** Shows the numeric keyboard on phones. A text input, because a number input accepts no thousands separators. */
const amountInput = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const

/** A whole amount with what is written before or after it (INP-01). */
export const AmountInput = (props: Omit<InputProps, 'type' | 'inputMode'>) => <Input {...amountInput} {...props} />

/** Whole dollars, with the sign in front, separators and suggestions (INP-01). */
export const MoneyInput = (props: Omit<InputProps, 'before' | 'after' | 'type' | 'inputMode'>) => (
  <Input {...amountInput} {...props} before="$" />
)

/** Kilometres, with their suffix (INP-01). */
export const KilometreInput = (props: Omit<InputProps, 'before' | 'after' | 'type' | 'inputMode'>) => (
  <Input {...amountInput} {...props} after=" kms" />
)

/** A number whose step, minimum and maximum the browser enforces (INP-01). */
export const NumberInput = (props: Omit<InputProps, 'type' | 'inputMode'>) => (
  <Input {...props} type="number" inputMode="decimal" />
)
