import { useCallback, useEffect, useRef } from 'react'

/**
 * Adds a history entry for something that covers the page: Back closes it and the page stays.
 * @returns a function that closes it by going back; a second call has no effect
 */
export const useHistoryStep = (onBack: () => void): (() => void) => {
  const latest = useRef(onBack)
  const isClosing = useRef(false)
  useEffect(() => {
    latest.current = onBack
  }, [onBack])
  useEffect(() => {
    // The entry has the page's own history state, so that the router takes it for the same page.
    history.pushState({ ...(history.state as object | null), over: true }, '')
    const handlePopState = () => latest.current()
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])
  return useCallback(() => {
    if (!isClosing.current) history.back()
    isClosing.current = true
  }, [])
}
