/** The letter that passes a vehicle's address on, which stands in the page itself. Apart from the other ways (VDP-07). */
export const mailHref = (url: string, title: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
