/** What a browser says of a shopper's connection, where it says anything. */
type Connection = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Does something once the page has come and rests; answers how to call it off. Never on a connection whose owner asked
 * to save data.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if ((navigator as Navigator & Connection).connection?.saveData === true) return () => undefined
  let off = false
  const run = () => {
    if (!off) work()
  }
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 })
    else setTimeout(run, 1000)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    off = true
    window.removeEventListener('load', rest)
  }
}
