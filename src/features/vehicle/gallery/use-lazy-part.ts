'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A part of the page whose code loads on demand; not `React.lazy`, because React moves suspended content out of its
 * place. `begin` may be called again after a failure; `Part` is set once it has loaded.
 */
export const useLazyPart = <Part>(load: () => Promise<Part>) => {
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
      // The chunk could not be loaded: a network failure, or a release in between. The existing content stays in use.
      if (mounted.current) setState({ failed: true })
      return false
    }
  }, [load])
  return { ...state, begin }
}
