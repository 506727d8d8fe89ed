const htmlReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for elements and quoted attributes of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => htmlReferences[one] ?? one)

/** Parsers of XML turn a literal carriage return into a line feed. */
const xmlReferences: Readonly<Record<string, string>> = { ...htmlReferences, "'": '&apos;', '\r': '&#13;' }

/** Characters that XML 1.0 §2.2 does not allow: control characters except tab and line breaks, lone surrogates. */
const INVALID_XML_PATTERN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for elements and attributes of XML, and removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text.replace(INVALID_XML_PATTERN, '').replace(/[&<>"'\r]/g, (one) => xmlReferences[one] ?? one)
