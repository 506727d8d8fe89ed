/** Formats the number of messages. */
export const outboxWords = (count: number): string => {
  if (count === 0) return 'Nothing yet: send an enquiry, or sign in with a phone.'
  return count === 1 ? 'One message' : `${String(count)} messages`
}

type Part = { readonly text: string; readonly href?: string }

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Splits a text into parts, web addresses with a link; the parts together are the text. */
export const linked = (text: string): readonly Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const found of text.matchAll(address)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: found[0], href: found[0] })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
