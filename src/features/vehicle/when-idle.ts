/** Network information of the browser, if it provides any. */
type Connection = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Runs `work` once the page has loaded and is idle; never for visitors who save data.
 * @returns a function that cancels it
 */
export const whenIdle = (work: () => void): (() => void) => {
  if ((navigator as Navigator & Connection).connection?.saveData === true) return () => undefined
  let cancelled = false
  const run = () => {
    if (!cancelled) work()
  }
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 })
    else setTimeout(run, 1000)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    cancelled = true
    window.removeEventListener('load', schedule)
  }
}
