/** Letters whose names begin with a vowel sound, said one by one: “an MX-5”, “an SUV”, “an X5”. */
const VOWEL_SOUND_LETTERS = 'AEFHILMNORSX'

/** Numbers said with a vowel sound first: “an 86”, “an 8-speed”, “an 11”, “an 18”, “an 1800” but “a 1,100”. */
const VOWEL_SOUND_NUMBER = /^(?:8|11(?!\d)|18(?!\d)|1[18]\d{2}(?!\d))/

/** Words that begin with a vowel but not with its sound: “a Unimog”, “a European”, “a one-owner”. */
const CONSONANT_SOUND_WORD = /^(?:uni|use|usu|uti|eu|one\b|once\b|ute\b)/i

/** Words that begin with an “h” that is not said. */
const SILENT_H_WORD = /^(?:hour|honest|honour|heir)/i

/** Names that look like codes and are said as words: “a RAV4”. */
const SPOKEN_CODE = /^rav4/i

/** True if the word is a code whose letters are said one by one: `MX-5`, `i30`, `X5`, `UX`, `MG3`, `NX`. */
const isSpelled = (word: string): boolean => {
  if (SPOKEN_CODE.test(word)) return false
  return /^[A-Za-z]{1,3}-?\d/.test(word) || /^[A-Z]{1,3}(?!\p{L})/u.test(word)
}

const startsWithVowelSound = (text: string): boolean => {
  const word = /^[\p{L}\p{N}-]+/u.exec(text)?.[0] ?? ''
  if (/^\d/.test(word)) return VOWEL_SOUND_NUMBER.test(word)
  if (isSpelled(word)) return VOWEL_SOUND_LETTERS.includes(word.charAt(0).toUpperCase())
  if (CONSONANT_SOUND_WORD.test(word)) return false
  return SILENT_H_WORD.test(word) || /^[aeiouàáâäèéêëìíîïòóôöùúûü]/i.test(word)
}

/**
 * Returns “a” or “an”, by the sound that the text begins with. Names of models are often codes, and are said letter by
 * letter: “an MX-5” and “an i30”, but “a UX” and “a HiLux”.
 */
export const indefiniteArticle = (text: string): 'a' | 'an' => (startsWithVowelSound(text) ? 'an' : 'a')
