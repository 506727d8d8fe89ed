/**
 * How many one-time codes a phone is sent, and of what kind (ACC-01). A code is tried by the browser that asked for it,
 * and by no other; five times. Whoever guesses must therefore ask, and each ask is a text to the owner.
 *
 * - Of short codes (six digits) strangers get six a day: 6 × 5 tries in 1,000,000 is 3 in 100,000.
 * - After that, and as the last text of every hour, a code has twelve digits: at 500 tries a second a day finds one of
 *   them with 4 in 100,000.
 * - A phone gets four texts an hour, from all dealers together (OPS-02). The last of them lasts longer than the hour and
 *   may be typed into any browser that asks the same dealer for that phone. So an attacker who uses up the texts has sent
 *   the owner a code that works at that dealer. At other dealers the owner has to wait.
 * - From the second question of an hour on, the browser proves that it did some work (OPS-02), so that a machine does not
 *   use up the texts of a phone for nothing.
 */
export const codeRules = {
  tries: 5,
  shortDigits: 6,
  longDigits: 12,
  shortMinutes: 10,
  /** Longer than the hour in which no other text is sent. */
  longMinutes: 70,
  textsAnHour: 4,
  shortADay: 6,
  /** Seconds before the same browser may ask again. */
  resend: 30,
} as const

export type CodeHistory = {
  /** Texts with a code to this phone in the last hour, from all dealers. */
  readonly textsLastHour: number
  /** Whether a long code of this dealer was texted to this phone and has not expired. */
  readonly hasLongCode: boolean
  /** Short codes of the last 24 hours that nobody used, of all dealers. */
  readonly shortUnusedLastDay: number
  /** Seconds since this browser asked for a code to this phone; null where it did not. */
  readonly askedSecondsAgo: number | null
  /** Whether the bot check was passed, in this question. */
  readonly isProven: boolean
}

export type CodePlan =
  | { readonly kind: 'wait'; readonly seconds: number }
  /** No text and no code: the texts of this hour went out for other dealers. */
  | { readonly kind: 'refuse' }
  /** No text and no code: the bot check has to be passed first. */
  | { readonly kind: 'prove' }
  /** No text: the last one's code, which is long, counts in this browser too. */
  | { readonly kind: 'share' }
  | { readonly kind: 'text'; readonly long: boolean }

/** What becomes of a question for a code. Pure; its numbers are counted under a lock of the phone. */
export const planCode = ({
  textsLastHour,
  hasLongCode,
  shortUnusedLastDay,
  askedSecondsAgo,
  isProven,
}: CodeHistory): CodePlan => {
  if (askedSecondsAgo !== null && askedSecondsAgo < codeRules.resend)
    return { kind: 'wait', seconds: Math.max(1, Math.ceil(codeRules.resend - askedSecondsAgo)) }
  if (textsLastHour > 0 && !isProven) return { kind: 'prove' }
  if (textsLastHour >= codeRules.textsAnHour) return { kind: hasLongCode ? 'share' : 'refuse' }
  const isLast = textsLastHour === codeRules.textsAnHour - 1
  return { kind: 'text', long: isLast || shortUnusedLastDay >= codeRules.shortADay }
}

/** A code as it is texted: long ones in groups, `1234 5678 9012`. */
export const writtenCode = (code: string): string =>
  code.length > codeRules.shortDigits ? (code.match(/.{1,4}/g) ?? []).join(' ') : code

/** The digits somebody typed, whatever stands between them; null for what is no code. */
export const typedCode = (text: unknown): string | null => {
  const digits = typeof text === 'string' && text.length <= 60 ? text.replace(/[\s.-]/g, '') : ''
  return /^(?:\d{6}|\d{12})$/.test(digits) ? digits : null
}

/** The text message. Its last line lets phones fill the code in on this site alone (origin-bound one-time codes). */
export const codeText = (dealer: string, code: string, host: string): string => {
  const minutes = code.length > codeRules.shortDigits ? codeRules.longMinutes : codeRules.shortMinutes
  return [
    `${writtenCode(code)} is your ${dealer} sign-in code. It lasts ${String(minutes)} minutes. We never ask you for it.`,
    '',
    `@${host} #${code}`,
  ].join('\n')
}
