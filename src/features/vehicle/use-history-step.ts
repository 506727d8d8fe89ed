import { useCallback, useEffect, useRef } from 'react'

/**
 * A step of its own in the browser's history for what lies over the page: Back ends it, and the page stays. Answers how to
 * end it otherwise, which goes the same step back; pressed twice in a hurry it is one step all the same.
 */
export const useHistoryStep = (onBack: () => void): (() => void) => {
  const latest = useRef(onBack)
  const leaving = useRef(false)
  useEffect(() => {
    latest.current = onBack
  }, [onBack])
  useEffect(() => {
    // With the state of the page's own step: the router takes it for that page.
    history.pushState({ ...(history.state as object | null), over: true }, '')
    const back = () => latest.current()
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  return useCallback(() => {
    if (!leaving.current) history.back()
    leaving.current = true
  }, [])
}
