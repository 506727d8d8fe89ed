'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A part of the page whose code comes when a shopper asks for it (never `React.lazy`: React moves what waits out of its
 * place). `begin` may be called again after a failure; `Part` is there once it has come.
 */
export const useLate = <Part>(load: () => Promise<Part>) => {
  const [state, setState] = useState<{ readonly Part?: Part; readonly failed: boolean }>({ failed: false })
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const begin = useCallback(async () => {
    try {
      const Part = await load()
      if (mounted.current) setState({ Part, failed: false })
      return true
    } catch {
      // A chunk that did not come: the network, or a release in between. What stands in the page stays in use.
      if (mounted.current) setState({ failed: true })
      return false
    }
  }, [load])
  return { ...state, begin }
}
