import { useEffect } from 'react'

/** Marks the document while something is true, so that parts of the page outside a component make room. */
export const useRootAttribute = (name: `data-${string}`, isSet: boolean): void => {
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute(name, isSet)
    return () => root.removeAttribute(name)
  }, [name, isSet])
}
