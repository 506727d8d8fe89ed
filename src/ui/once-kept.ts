import { createHash } from 'node:crypto'

/** Upper bound of texts between the render that registers one and the render that writes it into the HTML. */
const most = 1000

type Kept = Map<string, string>
const shared = globalThis as typeof globalThis & { forecourtOnce?: Kept }

/** The two renders have separate module instances but share one process. */
const kept = (): Kept => (shared.forecourtOnce ??= new Map())

/** Stores a text for the HTML of the page being rendered. @returns its name */
export const keepOnce = (text: string): string => {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  const all = kept()
  all.delete(name)
  all.set(name, text)
  if (all.size > most) for (const oldest of [...all.keys()].slice(0, all.size - most)) all.delete(oldest)
  return name
}
