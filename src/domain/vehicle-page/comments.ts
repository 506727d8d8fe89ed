/** Characters displayed before "Show More" (VDP-03). */
export const commentsShown = 400

export const pendingComments = 'Dealer comments are pending. Please check back here later.'

/** Returns the start of a long comment, cut between words and without trailing punctuation; null when it is short. */
export const commentStart = (comments: string): string | null => {
  const text = comments.trim()
  if (text.length <= commentsShown) return null
  const cut = text.slice(0, commentsShown)
  const space = cut.search(/\s\S*$/)
  return `${(space > commentsShown / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:…]+$/, '')}…`
}
