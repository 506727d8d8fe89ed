import type { Site } from '@/src/domain/tenancy/site'

/** What the notice needs to know of a site. */
export type NoticeSite = {
  readonly name: string
  readonly legal?: Site['legal']
  readonly switches: { readonly forms: { readonly privacy_text: string } }
}

/** What happens to what is typed, beside the purpose of the form. */
export type NoticeMore = {
  /** The form asks whether news and offers may be sent. */
  readonly news?: boolean
  /** Who else gets some of it, in words: “a valuation service is asked about the car”. */
  readonly others?: string
}

/**
 * The notice at the point of collection (APP 5) above the button of every form: the switch's words, else the dealer's own
 * policy, else a usual line that says what for. `purpose` goes after “to”: `answer you`.
 */
export const privacyNotice = (
  { name, legal, switches }: NoticeSite,
  purpose: string,
  more: NoticeMore = {},
): string => {
  const own = switches.forms.privacy_text || legal?.privacy
  if (own) return own
  const others = more.others ? ` For it ${more.others}.` : ''
  return more.news
    ? `${name} uses what you type here to ${purpose}, and to send you news and offers only where you tick the box.${others}`
    : `${name} uses what you type here to ${purpose}, and for nothing else.${others}`
}
