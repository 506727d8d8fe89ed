import { useEffect, useState } from 'react'
import { loadWhenNear } from './when-near'

/**
 * Loads a part once the element `id` is near the screen; undefined until then, and if it cannot be fetched: the HTML
 * then stays as it is. Define `load` outside the component, so that it runs only once.
 */
export const useLoadWhenNear = <T extends object>(id: string, load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    let isUnmounted = false
    loadWhenNear(id, load).then((part) => {
      if (!isUnmounted) setLoaded(part)
    }, console.error)
    return () => {
      isUnmounted = true
    }
  }, [id, load])
  return loaded
}
