import { tooLongMessage } from '@/src/domain/input-messages'

/** Rules for staff passwords (STF-09). */

export const MIN_PASSWORD_LENGTH = 12
/** Longer passwords are refused, because hashing them would keep the server busy. */
const MAX_PASSWORD_LENGTH = 200

/** zxcvbn's score from 0 to 4; a password of 3 takes more than 10⁸ guesses. */
const MIN_SCORE = 3

/** Longer passwords are strong if their beginning is; the time of the check grows with the square of the length. */
const MAX_CHECKED_LENGTH = 64

/** Characters that must remain without the person's own name and address. */
const MIN_LENGTH_WITHOUT_OWN_WORDS = 8

/** Loaded on first use, because the word lists take a tenth of a second and 60 MB. */
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
 * Returns why staff may not have this password, as text for its field; undefined if they may. `personalTexts` is about
 * the person, such as name and email address: a password made of it is easily guessed.
 */
export const findPasswordProblem = async (
  password: string,
  personalTexts: readonly string[] = [],
): Promise<string | undefined> => {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (password.length > MAX_PASSWORD_LENGTH) return tooLongMessage(MAX_PASSWORD_LENGTH)
  const withoutOwn = personalTexts
    .flatMap(wordsOf)
    .reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  if (withoutOwn.length < MIN_LENGTH_WITHOUT_OWN_WORDS)
    return 'This password is based on your name or email address. Choose another.'
  checker ??= loadChecker()
  const { score, feedback } = (await checker).check(password.slice(0, MAX_CHECKED_LENGTH))
  if (score >= MIN_SCORE) return undefined
  const warning = feedback.warning?.replaceAll(/"([^"]*)"/g, '“$1”')
  return ['This password is easy to guess.', warning, 'Try four unrelated words.'].filter(Boolean).join(' ')
}

/** Invalidates a mailed link for a new password: after a change of password or address it must not work. */
export const clearedResetLink = { resetPasswordToken: null, resetPasswordExpiration: null } as const
