import { createHash } from 'node:crypto'
import { getServerTexts } from './server-texts'

/** Upper bound of texts between the render that registers one and the render that writes it into the HTML. */
const MAX_TEXTS = 1000

/** Stores a text for the HTML of the page being rendered. @returns its name */
export const registerServerHtml = (text: string): string => {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  const all = getServerTexts()
  all.delete(name)
  all.set(name, text)
  if (all.size > MAX_TEXTS) for (const oldest of [...all.keys()].slice(0, all.size - MAX_TEXTS)) all.delete(oldest)
  return name
}
