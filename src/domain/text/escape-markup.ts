const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, as content or as the value of an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Characters that XML 1.0 §2.2 does not allow: control characters except tab and line breaks, lone surrogates. */
const INVALID_XML_PATTERN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for XML and removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(INVALID_XML_PATTERN, ''))
    // A character reference, because parsers turn a literal one into a line feed.
    .replaceAll('\r', '&#13;')
