/**
 * Text for a page's HTML alone. What a server component renders travels twice: as HTML, and in the data React takes the
 * page over with. Machines that read structured data read the HTML only, so here the server component leaves the text
 * with the process, and the component that runs while the HTML is written (and in the browser, where it is nothing)
 * takes it from there. Both are bundled apart, so they meet in one global object.
 */
const key = Symbol.for('forecourt.html-once')
const shared = globalThis as { [key]?: Map<string, string> }

/** More than are ever under way at once between the two steps of making a page. */
const MOST = 256

export const keepForHtml = (id: string, text: string): void => {
  const kept = (shared[key] ??= new Map<string, string>())
  kept.delete(id)
  kept.set(id, text)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

/** Empty in a browser, where nothing was left. */
export const keptForHtml = (id: string): string => shared[key]?.get(id) ?? ''
