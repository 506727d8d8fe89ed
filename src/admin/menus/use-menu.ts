import { useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { findEntry, insertEntry, listEntries, type MenuPath, removeEntry } from '@/src/domain/navigation/menu-tree'
import { dropEntry, type MenuMove, type MoveResult, stepEntry } from '@/src/domain/navigation/menu-moves'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import {
  createEntry,
  createStandardMenu,
  type EntryState,
  type FormMenu,
  listChildFields,
  listEntryFields,
  readMenu,
  textOf,
  writeMenu,
} from './menu-state'

export type Removed = { readonly title: string; readonly menu: FormMenu }

const moveTexts: Readonly<Record<MenuMove, string>> = {
  up: 'moved up',
  down: 'moved down',
  in: 'moved below the entry above it',
  out: 'moved out',
}

/** The menu in the form, the changes that staff make to it, and what to tell them of the last one. */
export const useMenu = (path: string, shape: MenuShape) => {
  const { getFields, replaceState, setModified } = useForm()
  const fields = useFormFields(([all]) => all)
  const [openId, setOpenId] = useState<string>()
  /** The entry that was added last, whose first field takes the focus. */
  const [newId, setNewId] = useState<string>()
  const [message, setMessage] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  const { childrenField, titleField, rules } = shape
  const menu = readMenu(fields, path, childrenField)

  const titleOf = (at: MenuPath): string => {
    const node = findEntry(menu, at)
    const name = at.length === 1 ? titleField : 'label'
    return (node && textOf(node, name)) || (at.length === 1 ? `New ${shape.entry}` : `New ${shape.child}`)
  }
  const write = (next: FormMenu, text: string): void => {
    replaceState(writeMenu(getFields(), path, childrenField, next))
    setModified(true)
    setMessage(text)
    setRemoved(undefined)
  }
  const apply = (from: MenuPath, result: MoveResult<EntryState>, done: string): void => {
    if ('problem' in result) return setMessage(result.problem)
    const place = listEntries(result.tree).findIndex((one) => one.path.join() === result.path.join()) + 1
    write(result.tree, `“${titleOf(from)}” ${done}, to line ${String(place)}.`)
  }
  const add = (below?: number): void => {
    const isChild = below !== undefined
    const node = createEntry(isChild ? listChildFields(shape) : listEntryFields(shape))
    const place: MenuPath = isChild ? [below, menu[below]?.children.length ?? 0] : [menu.length]
    write(insertEntry(menu, place, node), '')
    setOpenId(node.id)
    setNewId(node.id)
  }
  return {
    menu,
    openId,
    newId,
    message,
    removed,
    titleOf,
    setOpenId,
    add,
    /** Fills an empty menu with the entries that the site shows without one. */
    fillStandard: () => write(createStandardMenu(shape), 'The default menu is filled in. Save to keep it.'),
    step: (from: MenuPath, move: MenuMove) => apply(from, stepEntry(menu, from, move, rules), moveTexts[move]),
    drop: (from: MenuPath, gap: number, asChild: boolean) =>
      apply(from, dropEntry(menu, from, gap, asChild, rules), 'moved'),
    remove: (at: MenuPath) => {
      const title = titleOf(at)
      write(removeEntry(menu, at), '')
      setRemoved({ title, menu })
    },
    undo: () => {
      if (removed) write(removed.menu, `“${removed.title}” is back.`)
    },
  }
}

export type MenuControls = ReturnType<typeof useMenu>
