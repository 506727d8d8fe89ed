import { isSafeHref } from '@/src/domain/content/href'
import { formatPhone, telHref, toAustralianE164 } from '@/src/domain/phone'

/** An address that staff typed: as a link stores it, and as it is offered to them. */
export type TypedLink = { readonly href: string; readonly label: string }

const EMAIL_PATTERN = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const DOMAIN_PATTERN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

/** The address of a page of the dealer's own site as a path, so that it stays checked when the domain changes. */
const toOwnPath = (href: string, siteUrl: string): string => {
  if (!URL.canParse(href) || !URL.canParse(siteUrl)) return href
  const [link, site] = [new URL(href), new URL(siteUrl)]
  return link.host === site.host ? `${link.pathname}${link.search}${link.hash}` : href
}

const toWebHref = (text: string): string | undefined => {
  if (/^https?:\/\//i.test(text)) return text.replace(/^https?:/i, 'https:')
  return DOMAIN_PATTERN.test(text) ? `https://${text}` : undefined
}

/**
 * Reads an address that staff typed or pasted: a path, a web address with or without `https://`, a phone number or an
 * email. Other text, such as a word to search for, is not an address (STF-07).
 */
export const readTypedLink = (typedText: string, siteUrl: string): TypedLink | undefined => {
  const text = typedText.trim()
  if (toAustralianE164(text) !== undefined) return { href: telHref(text), label: `Call ${formatPhone(text)}` }
  if (EMAIL_PATTERN.test(text)) return { href: `mailto:${text}`, label: `Email ${text}` }
  const href = toWebHref(text)
  const own = href === undefined ? text : toOwnPath(href, siteUrl)
  return isSafeHref(own) && own !== '/' ? { href: own, label: `Link to ${own}` } : undefined
}
