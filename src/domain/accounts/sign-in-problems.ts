/** Error texts for shoppers, by problem. */
export const signInProblems = {
  phone: 'Please enter a mobile number, such as 0400 000 000.',
  mobile: 'This number can’t receive text messages. Please enter a mobile number.',
  foreign:
    'We can only send a few codes to numbers outside Australia. Please use an Australian mobile number, or try again in an hour.',
  texts:
    'This number has been sent several text messages in the last hour, by us or by another dealer. Please try again in an hour, or give us a call.',
  proof:
    'We’ve already sent this number a code, and we couldn’t check that you’re a person. Please use that code, turn on JavaScript and try again, or give us a call.',
  code: 'Please enter the code we sent you.',
  expired: 'This code has expired or has already been used. Please request a new one.',
  often: 'Too many attempts from your network. Please wait a few minutes, then try again.',
  failed: 'An unexpected error occurred. Please try again.',
  elsewhere: 'Please sign in on this page.',
} as const
export type SignInProblem = keyof typeof signInProblems
