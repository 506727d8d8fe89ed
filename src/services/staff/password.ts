/** What a password of staff must be (STF-09). */

export const SHORTEST_PASSWORD = 12
/** More is refused, because hashing it would keep the server busy. */
const LONGEST_PASSWORD = 200

/** 0 to 4; a password of 3 takes more than 10⁸ guesses. */
const LEAST_SCORE = 3

/** Longer ones are strong if their beginning is; checking takes time that grows with the square of the length. */
const CHECKED_CHARACTERS = 64

/** What must remain without the person's own name and address. */
const LEAST_WITHOUT_OWN_WORDS = 8

/** Loaded with the first password, because its word lists take a tenth of a second and 60 MB. */
const loadChecker = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}

let checker: ReturnType<typeof loadChecker> | undefined

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/**
 * Why staff may not have this password, in words for its field; undefined where they may. `about` is text about the person,
 * such as name and e-mail address: a password made of it is easily guessed.
 */
export const passwordProblem = async (password: string, about: readonly string[] = []): Promise<string | undefined> => {
  if (password.length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters.`
  if (password.length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`
  const withoutOwn = about.flatMap(wordsOf).reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  if (withoutOwn.length < LEAST_WITHOUT_OWN_WORDS) return 'This password is made of your name or e-mail address.'
  checker ??= loadChecker()
  const { score, feedback } = (await checker).check(password.slice(0, CHECKED_CHARACTERS))
  if (score >= LEAST_SCORE) return undefined
  return ['This password is easily guessed.', feedback.warning, 'Try four unrelated words.'].filter(Boolean).join(' ')
}

/** Ends a link for a new password that was mailed before: with a new password or address it must open nothing. */
export const noResetLink = { resetPasswordToken: null, resetPasswordExpiration: null } as const
