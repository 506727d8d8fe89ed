import { collapseSpaces } from '@/src/domain/text/format-text'

/** Characters that change the writing direction and can disguise a name as another. */
const BIDI_CONTROL_PATTERN = /[\u202a-\u202e\u2066-\u2069]/gu

/** Normalizes typed text to one line, or several, and removes control characters that a database rejects. */
export const cleanFormText = (value: unknown, isMultiline: boolean): string => {
  if (typeof value !== 'string') return ''
  const text = value
    .replaceAll('\r\n', '\n')
    .replace(BIDI_CONTROL_PATTERN, '')
    .replace(isMultiline ? /[^\P{C}\n\p{Cf}\p{Co}\p{Cn}]/gu : /[\p{Cc}\p{Cs}]+/gu, ' ')
  return isMultiline ? text.trim() : collapseSpaces(text)
}
