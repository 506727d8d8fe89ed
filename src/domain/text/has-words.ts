/** True for a text with a letter or a digit: of any other, such as “!!!”, there is nothing to search for. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
