import { truncateAtWord } from '@/src/domain/text/format-text'

/** Characters displayed before "Show More" (VDP-03). */
export const MAX_COMMENT_CHARS = 400

export const PENDING_COMMENTS_TEXT = 'Dealer comments are pending. Please check back here later.'

/** Returns the start of a long comment, cut between words and without trailing punctuation; null when it is short. */
export const truncateComments = (comments: string): string | null => {
  const text = comments.trim()
  if (text.length <= MAX_COMMENT_CHARS) return null
  const start = truncateAtWord(text, MAX_COMMENT_CHARS)
  return `${start.replace(/[\s.,;:…]+$/, '')}…`
}
