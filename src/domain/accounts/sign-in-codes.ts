/**
 * Rules for the one-time codes sent to a phone (ACC-01). A code can be tried five times, and only in the browser that
 * requested it, so that every guess costs the attacker a request and sends the owner a text.
 *
 * - Six short codes (six digits) a day: 6 × 5 tries in 1,000,000 is 3 in 100,000.
 * - After that, and for the last text of every hour, a code has twelve digits: at 500 tries a second an attacker finds
 *   one within a day with a chance of 4 in 100,000.
 * - A phone gets four texts an hour from all dealers together (OPS-02). The last one outlasts the hour and works in any
 *   browser that requests a code of the same dealer for that phone. An attacker who uses up the texts has therefore
 *   sent the owner a working code for that dealer. At other dealers the owner has to wait.
 * - From the second request of an hour the browser must pass the bot check (OPS-02), so that a script cannot use up the
 *   texts of a phone.
 */
export const codeRules = {
  maxTries: 5,
  shortDigits: 6,
  longDigits: 12,
  shortMinutes: 10,
  /** Longer than the hour in which no other text is sent. */
  longMinutes: 70,
  /** The prize wheel's codes count too. */
  maxTextsPerHour: 4,
  maxShortCodesPerDay: 6,
  /** Seconds before the same browser may ask again. */
  resendSeconds: 30,
} as const

export type CodeHistory = {
  /** Texts with a code to this phone in the last hour, from all dealers. */
  readonly textsLastHour: number
  /** True if an unexpired long code of this dealer was texted to this phone. */
  readonly hasLongCode: boolean
  /** Unused short codes of the last 24 hours, from all dealers. */
  readonly shortUnusedLastDay: number
  /** Seconds since this browser last requested a code for this phone; null if it has not. */
  readonly secondsSinceLastRequest: number | null
  /** True if this request passed the bot check. */
  readonly passedBotCheck: boolean
}

export type CodePlan =
  | { readonly kind: 'rate-limited'; readonly seconds: number }
  /** No text and no code: other dealers used up the texts of this hour. */
  | { readonly kind: 'rejected' }
  /** No text and no code: the browser must pass the bot check first. */
  | { readonly kind: 'needs-bot-check' }
  /** No text: the code of the last one is long and also works in this browser. */
  | { readonly kind: 'share' }
  | { readonly kind: 'text'; readonly long: boolean }

/** Decides the answer to a request for a code. Pure; the caller counts the history under a lock of the phone. */
export const planCode = ({
  textsLastHour,
  hasLongCode,
  shortUnusedLastDay,
  secondsSinceLastRequest,
  passedBotCheck,
}: CodeHistory): CodePlan => {
  if (secondsSinceLastRequest !== null && secondsSinceLastRequest < codeRules.resendSeconds)
    return { kind: 'rate-limited', seconds: Math.max(1, Math.ceil(codeRules.resendSeconds - secondsSinceLastRequest)) }
  if (textsLastHour > 0 && !passedBotCheck) return { kind: 'needs-bot-check' }
  if (textsLastHour >= codeRules.maxTextsPerHour) return { kind: hasLongCode ? 'share' : 'rejected' }
  const isLast = textsLastHour === codeRules.maxTextsPerHour - 1
  return { kind: 'text', long: isLast || shortUnusedLastDay >= codeRules.maxShortCodesPerDay }
}

/** Formats a code for the text message: long ones in groups, `1234 5678 9012`. */
export const formatCode = (code: string): string =>
  code.length > codeRules.shortDigits ? (code.match(/.{1,4}/g) ?? []).join(' ') : code

const CODE_PATTERN = new RegExp(`^(?:\\d{${String(codeRules.shortDigits)}}|\\d{${String(codeRules.longDigits)}})$`)

/** Parses a typed code, ignoring spaces, dots and hyphens; null if it is not a code. */
export const parseCode = (text: unknown): string | null => {
  const digits = typeof text === 'string' && text.length <= 60 ? text.replace(/[\s.-]/g, '') : ''
  return CODE_PATTERN.test(digits) ? digits : null
}

/**
 * Writes the text message. Its last line lets phones autofill the code on this site only (origin-bound one-time codes).
 */
export const formatCodeMessage = (dealer: string, code: string, host: string): string => {
  const minutes = code.length > codeRules.shortDigits ? codeRules.longMinutes : codeRules.shortMinutes
  return [
    `${formatCode(code)} is your sign-in code for ${dealer}. It expires in ${String(minutes)} minutes. We never ask you for it.`,
    '',
    `@${host} #${code}`,
  ].join('\n')
}
