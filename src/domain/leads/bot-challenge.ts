/** The challenge a browser must solve before a form is accepted; response of `GET /api/bot-check` (LEAD-10). */
export type BotChallenge =
  | {
      readonly kind: 'work'
      readonly algorithm: 'SHA-256'
      /** Hex; the SHA-256 of `salt` and the number to find. */
      readonly challenge: string
      readonly salt: string
      readonly signature: string
      /** Upper bound of the number. */
      readonly maxnumber: number
    }
  | { readonly kind: 'turnstile'; readonly site_key: string }

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Solves a challenge (browser and tests) by trying all numbers. Returns the form's `bot_check` value; null if no number
 * fits, which does not happen with the server's challenges.
 */
export const solveWork = async (asked: Extract<BotChallenge, { kind: 'work' }>): Promise<string | null> => {
  const encoder = new TextEncoder()
  for (let number = 0; number <= asked.maxnumber; number += 1) {
    const digest = await crypto.subtle.digest(asked.algorithm, encoder.encode(`${asked.salt}${String(number)}`))
    if (hex(digest) === asked.challenge) {
      const { algorithm, challenge, salt, signature } = asked
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    }
  }
  return null
}
