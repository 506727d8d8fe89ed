import type { Site } from '@/src/domain/tenancy/site'

/** The fields of a site that the notice depends on. */
export type NoticeSite = {
  readonly name: string
  readonly legal?: Site['legal']
  readonly switches: { readonly forms: { readonly privacy_text: string } }
}

/** Further uses of the data. */
export type NoticeOptions = {
  /** True if the form asks for consent to news and offers. */
  readonly news?: boolean
  /** Other recipients as a clause: “a valuation service is asked about the car”. */
  readonly others?: string
}

/**
 * Builds the notice at the point of collection (APP 5), shown above the submit button of every form: the switch's text,
 * else the dealer's own policy, else a default. `action` completes “to …”: `answer you`.
 */
export const buildPrivacyNotice = (
  { name, legal, switches }: NoticeSite,
  action: string,
  options: NoticeOptions = {},
): string => {
  const customText = switches.forms.privacy_text || legal?.privacy
  if (customText) return customText
  const others = options.others ? ` For it ${options.others}.` : ''
  return options.news
    ? `${name} uses what you type here to ${action}, and to send you news and offers only where you tick the box.${others}`
    : `${name} uses what you type here to ${action}, and for nothing else.${others}`
}
