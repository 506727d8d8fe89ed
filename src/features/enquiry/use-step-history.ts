import { useEffect, useRef } from 'react'

const stepOf = (historyState: unknown): number => (historyState as { readonly formStep?: number } | null)?.formStep ?? 0

/**
 * Gives each later step of a form a history entry, so that the browser's Back leads to the step before it and not out of
 * the form (LEAD-03). `moveTo` is called with the earlier step that is gone back to.
 */
export const useStepHistory = (step: number, moveTo: (step: number) => void) => {
  const goBackTo = useRef<(target: number) => void>(undefined)
  useEffect(() => {
    goBackTo.current = (target) => {
      if (target < step) moveTo(target)
    }
  })
  useEffect(() => {
    // A form that is loaded anew begins with its first step.
    if (stepOf(history.state) > 0) history.replaceState({ ...(history.state as object), formStep: 0 }, '')
    const handlePopState = ({ state }: PopStateEvent): void => goBackTo.current?.(stepOf(state))
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])
  return {
    // The entry has the page's own history state, so that the router takes it for the same page.
    add: (next: number): void => history.pushState({ ...(history.state as object | null), formStep: next }, ''),
    back: (): void => {
      if (stepOf(history.state) === step) history.back()
      else moveTo(step - 1)
    },
  }
}
