import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to the heading of a step that staff went to, so that it is read and Tab goes on from there. */
export const useFocusOnChange = (key: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(key)
  useLayoutEffect(() => {
    if (before.current !== key) heading.current?.focus()
    before.current = key
  }, [key])
  return heading
}
