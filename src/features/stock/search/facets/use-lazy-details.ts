import { useEffect, useRef, useState } from 'react'
import { useStockSearch } from '../search-context'

/**
 * Renders collapsed content from the start, or once it is opened, which may have been before hydration. Each of a
 * page's two hundred values contains an address, and most are never seen. Without script a link leads to the page with
 * all values.
 */
export const useLazyDetails = (initiallyOpen: boolean) => {
  const { hasAllValues } = useStockSearch()
  const [opened, setOpened] = useState(initiallyOpen)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current?.open === true) setOpened(true)
  }, [])
  const drawn = hasAllValues || opened
  return { drawn, later: drawn ? undefined : '', details, open: () => setOpened(true) }
}
