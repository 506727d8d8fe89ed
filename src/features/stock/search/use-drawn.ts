import { useEffect, useRef, useState } from 'react'
import { useStockSearch } from './search-context'

/**
 * Whether what is folded away is drawn: from the start, or once it is opened, which may have been before the script was
 * there. Each of a page's two hundred values says a whole address, and most are never looked at. Without script a link
 * leads to the page that has them all.
 */
export const useDrawn = (atFirst: boolean) => {
  const { whole } = useStockSearch()
  const [opened, setOpened] = useState(atFirst)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current?.open === true) setOpened(true)
  }, [])
  const drawn = whole || opened
  return { drawn, later: drawn ? undefined : '', details, open: () => setOpened(true) }
}
