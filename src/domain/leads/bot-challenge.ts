/** What a browser is asked before a form is taken, as `GET /api/bot-check` says it (LEAD-10). */
export type BotChallenge =
  | {
      readonly kind: 'work'
      readonly algorithm: 'SHA-256'
      /** Hex; the SHA-256 of `salt` and the number to be found. */
      readonly challenge: string
      readonly salt: string
      readonly signature: string
      /** The number is at most this. */
      readonly maxnumber: number
    }
  | { readonly kind: 'turnstile'; readonly site_key: string }

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Does the work (browser and tests): tries numbers until one gives the challenge. @returns what the form sends as
 * `bot_check`; null where none does, which no challenge of ours comes to.
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
