import { formatInteger } from '@/src/domain/text/numbers'

/** Messages for empty or invalid inputs, which several forms share. */
export const inputMessages = {
  name: 'Please enter your name.',
  nameLetters: 'Please enter your name in letters.',
  email: 'Please enter an email address such as name@example.com.',
  phone: 'Please enter a phone number such as 0400 000 000.',
  day: 'Please choose a day.',
  time: 'Please choose a time.',
  kilometres: 'Please enter the kilometres as a number, such as 85,000.',
  kilometresTooHigh: 'That’s too many kilometres. Please enter at most 999,999.',
  registration: 'Please enter the registration, with at most nine letters and digits.',
  registrationState: 'Please choose the state it’s registered in.',
  agreement: 'Please tick the box to agree.',
} as const

/** The message to staff of a text that is too long. */
export const tooLongMessage = (maxChars: number): string => `Use at most ${formatInteger(maxChars)} characters.`

/** The message to shoppers of a text that is too long. */
export const tooLongForShoppers = (maxChars: number): string =>
  `Please use at most ${formatInteger(maxChars)} characters.`
