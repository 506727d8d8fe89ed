/** Returns the e-mail link, which is part of the page's HTML and therefore separate from the other targets (VDP-07). */
export const toMailHref = (url: string, title: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
