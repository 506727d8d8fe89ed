import { Input, type InputProps } from './input'

/** An Australian postcode: required, four digits, no separators (INP-01). */
export const PostcodeInput = (props: Omit<InputProps, 'type' | 'inputMode' | 'maxLength' | 'required' | 'pattern'>) => (
  <Input
    autoComplete="postal-code"
    {...props}
    type="text"
    inputMode="numeric"
    maxLength={4}
    pattern="[0-9]{4}"
    required
  />
)
