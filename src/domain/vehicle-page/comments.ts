/** Characters displayed before "Show More" (VDP-03). */
export const MAX_COMMENT_CHARS = 400

export const PENDING_COMMENTS_TEXT = 'Dealer comments are pending. Please check back here later.'

/** Returns the start of a long comment, cut between words and without trailing punctuation; null when it is short. */
export const truncateComments = (comments: string): string | null => {
  const text = comments.trim()
  if (text.length <= MAX_COMMENT_CHARS) return null
  const cut = text.slice(0, MAX_COMMENT_CHARS)
  const space = cut.search(/\s\S*$/)
  return `${(space > MAX_COMMENT_CHARS / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:…]+$/, '')}…`
}
