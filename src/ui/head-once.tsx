'use client'

import { readOnce } from './written-once'

/** Tags of the head: what they are, and their attributes. */
export type HeadTag = readonly [kind: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

/**
 * Tags that only what reads the HTML needs: those of shared links, the site's icon. The server writes them; they do not
 * travel a second time as data for the browser (`WrittenOnce`).
 */
export const HeadOnce = ({ name }: { name: string }) => {
  if (typeof window !== 'undefined') return null
  const tags = JSON.parse(readOnce(name)) as readonly HeadTag[]
  return tags.map(([Kind, attributes]) => <Kind key={JSON.stringify(attributes)} {...attributes} />)
}
