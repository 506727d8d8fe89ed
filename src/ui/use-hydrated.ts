import { useEffect, useState } from 'react'

/** Returns whether the page is hydrated; false on the server and in the first render. */
export const useHydrated = (): boolean => {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
