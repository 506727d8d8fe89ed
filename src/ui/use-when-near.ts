import { useEffect, useState } from 'react'
import { whenNear } from './when-near'

/**
 * Loads a part once the element `id` is near the screen; undefined until then, and if it cannot be fetched: the HTML
 * then stays as it is. Define `load` outside the component, so that it runs only once.
 */
export const useWhenNear = <T extends object>(id: string, load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    let left = false
    whenNear(id, load).then(
      (part) => {
        if (!left) setLoaded(part)
      },
      (error: unknown) => console.error(`${id} could not be loaded:`, error),
    )
    return () => {
      left = true
    }
  }, [id, load])
  return loaded
}
