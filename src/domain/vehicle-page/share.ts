import { mailHref } from './share-mail'

/** Where a vehicle's address can be sent (VDP-07). */
export type ShareTarget = {
  readonly label: string
  readonly href: string
  /** Opens in a small window of its own; the others open an app. */
  readonly popup: boolean
}

/** The window of a place to share to, in pixels (V§9). */
export const sharePopup = { width: 550, height: 400 } as const

const to = (label: string, base: string, values: Readonly<Record<string, string>>, popup = true): ShareTarget => {
  const given = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { label, href: `${base}?${given.join('&')}`, popup }
}

/** The places in their order; Twitter only where the dealer shows it. `url` is absolute. */
export const shareTargets = (url: string, title: string, hideTwitter: boolean): readonly ShareTarget[] => [
  to('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
  ...(hideTwitter ? [] : [to('Twitter', 'https://twitter.com/intent/tweet', { url, text: title })]),
  to('WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
  { label: 'Email', href: mailHref(url, title), popup: false },
  to('SMS', 'sms:', { '&body': `${title} ${url}` }, false),
]
