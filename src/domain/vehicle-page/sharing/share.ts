import { toMailHref } from './share-mail'

/** A service a vehicle's address can be shared with (VDP-07). */
export type ShareTarget = {
  readonly label: string
  readonly href: string
  /** Opens in a small pop-up window; the others open an app. */
  readonly popup: boolean
}

/** Size of the pop-up window in pixels (VDP-07). */
export const sharePopupSize = { width: 550, height: 400 } as const

const createTarget = (
  label: string,
  base: string,
  values: Readonly<Record<string, string>>,
  popup = true,
): ShareTarget => {
  const params = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { label, href: `${base}?${params.join('&')}`, popup }
}

/** Lists the share targets; Twitter only where the dealer does not hide it. `url` is absolute. */
export const listShareTargets = (url: string, title: string, hideTwitter: boolean): readonly ShareTarget[] => [
  createTarget('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
  ...(hideTwitter ? [] : [createTarget('X', 'https://x.com/intent/tweet', { url, text: title })]),
  createTarget('WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
  { label: 'Email', href: toMailHref(url, title), popup: false },
  createTarget('SMS', 'sms:', { '&body': `${title} ${url}` }, false),
]
