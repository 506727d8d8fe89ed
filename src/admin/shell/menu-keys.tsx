'use client'

import { useEffect } from 'react'

const GROUP = '.nav__wrap .nav-group__toggle'

/** The group that an arrow key leads to from a group of the menu; undefined for any other key or place. */
const findNextGroup = ({ key, target }: KeyboardEvent): HTMLElement | undefined => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const groups = [...document.querySelectorAll<HTMLElement>(GROUP)]
  const at = groups.indexOf(target as HTMLElement)
  return step === undefined || at === -1 ? undefined : groups[at + step]
}

/** Arrow keys move between the groups of the menu, so that its links are few stops of the Tab key away. */
export const MenuKeys = () => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const group = findNextGroup(event)
      if (group === undefined) return
      event.preventDefault()
      group.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return null
}
