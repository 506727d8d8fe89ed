/** Network information of the browser, if it provides any. */
type Connection = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Runs `work` once the page has loaded and is idle; never for visitors who save data.
 * @returns a function that cancels it
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
