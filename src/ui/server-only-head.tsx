'use client'

import { readServerHtml } from './server-only-html'

/** A tag of the head: its name and its attributes. */
export type HeadTag = readonly [kind: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/**
 * Head tags that only readers of the HTML need, such as those of shared links and the site's icon. The server writes
 * them into the HTML, and they are not sent again in the data for the browser (`ServerOnlyHtml`).
 */
export const ServerOnlyHead = ({ name }: { name: string }) => {
  if (typeof window !== 'undefined') return null
  const tags = JSON.parse(readServerHtml(name)) as readonly HeadTag[]
  return tags.map(([Kind, attributes]) => <Kind key={JSON.stringify(attributes)} {...attributes} />)
}
