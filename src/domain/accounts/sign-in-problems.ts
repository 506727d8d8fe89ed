/** Error texts for shoppers, by problem. */
export const signInProblems = {
  phone: 'Please enter a mobile number, such as 0400 000 000.',
  mobile: 'This number takes no text messages. Please enter a mobile number.',
  foreign:
    'We can send only a few codes to numbers outside Australia. Please use an Australian mobile number, or try again in an hour.',
  texts: 'We sent several codes to this number within the last hour. Please try again in an hour, or give us a call.',
  proof:
    'We have already sent this number a code, and could not check that a person asks for another. Please try again with JavaScript switched on, use the code you have, or give us a call.',
  code: 'Please enter the digits of the code we sent you.',
  over: 'This code is used, or too old. Please ask for another one.',
  often: 'Too many tries from your network. Please wait a little, then try again.',
  failed: 'An unexpected error occured. Please try again.',
  elsewhere: 'Please sign in on this page.',
} as const
export type SignInProblem = keyof typeof signInProblems
