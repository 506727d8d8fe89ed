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

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Solves a challenge (browser and tests) by trying all numbers. Returns the form's `bot_check` value; null if no number
 * fits, which does not happen with the server's challenges.
 */
export const solveChallenge = async (work: Extract<BotChallenge, { kind: 'work' }>): Promise<string | null> => {
  const encoder = new TextEncoder()
  for (let number = 0; number <= work.maxnumber; number += 1) {
    const digest = await crypto.subtle.digest(work.algorithm, encoder.encode(`${work.salt}${String(number)}`))
    if (toHex(digest) === work.challenge) {
      const { algorithm, challenge, salt, signature } = work
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    }
  }
  return null
}
