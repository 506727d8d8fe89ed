import { createHash } from 'node:crypto'

/** Between the render that knows a text and the one, a moment later, that writes it into the HTML. */
const most = 1000

type Kept = Map<string, string>
const shared = globalThis as typeof globalThis & { forecourtOnce?: Kept }

/** The two renders have modules of their own, but one process. */
const kept = (): Kept => (shared.forecourtOnce ??= new Map())

/** Keeps a text for the HTML of the page under way. @returns its name */
export const keepOnce = (text: string): string => {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  const all = kept()
  all.delete(name)
  all.set(name, text)
  if (all.size > most) for (const oldest of [...all.keys()].slice(0, all.size - most)) all.delete(oldest)
  return name
}
