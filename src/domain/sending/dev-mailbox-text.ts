/** Formats the number of messages. */
export const formatMessageCount = (count: number): string => {
  if (count === 0) return 'No messages yet. Send an enquiry, or sign in with a mobile number, to see one here.'
  return count === 1 ? '1 message' : `${String(count)} messages`
}

type TextPart = { readonly text: string; readonly href?: string }

const WEB_ADDRESS_PATTERN = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Splits a text into parts, web addresses with a link; the parts together are the text. */
export const splitLinks = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(WEB_ADDRESS_PATTERN)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: match[0], href: match[0] })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
