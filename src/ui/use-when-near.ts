import { useEffect, useState } from 'react'
import { whenNear } from './when-near'

/**
 * What `load` brings once the element `id` is near the screen; undefined until then, and where it cannot be fetched: what
 * stands in the HTML stays. `load` is a function outside the component, so that it is asked for once.
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
