import { useFormSubmitted } from '@payloadcms/ui'
import { Fragment, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { findLinkNote, useAddresses, useChoices } from '@/src/admin/links/use-site'
import { formatMissingLink } from '@/src/domain/navigation/dead-link-text'
import { formatTarget } from '@/src/domain/navigation/link-choices'
import { type FlatEntry, listEntries, type MenuNode, type MenuPath } from '@/src/domain/navigation/menu-tree'
import { EntryPanel } from './entry-panel'
import { MenuLine } from './menu-line'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { type EntryState, hasError, textOf } from './menu-state'
import type { MenuControls } from './use-menu'
import { type Drop, useMenuDrag } from './use-menu-drag'

/** Moving a line moves its elements, and the browser takes the focus from a moved element. */
const useSteadyFocus = (list: { readonly current: HTMLElement | null }, order: string): void => {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const before = focused.current
    if (before instanceof HTMLElement && before.isConnected && before !== document.activeElement) before.focus()
  }, [order])
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      focused.current = event.target instanceof Element ? event.target : null
    }
    const forget = (): void => {
      focused.current = null
    }
    const { current } = list
    current?.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      current?.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [list])
}

const findMissingLink = (node: MenuNode<EntryState>, shape: MenuShape, path: MenuPath): string | undefined => {
  const [href, automatic] = [textOf(node, 'href'), textOf(node, 'dynamic')]
  return formatMissingLink({ href, automatic, childCount: node.children.length }, shape.hasLinks || path.length === 2)
}

/** Formats the target of an entry, and why it leads nowhere or cannot be saved. */
const useLineTexts = (shape: MenuShape) => {
  const choices = useChoices()?.choices ?? []
  const addresses = useAddresses()
  const submitted = useFormSubmitted()
  return ({ node, path }: FlatEntry<EntryState>) => {
    const href = textOf(node, 'href')
    const automatic = shape.automatic.find(([value]) => value === textOf(node, 'dynamic'))?.[1]
    const target = [href === '' ? '' : formatTarget(href, choices), automatic].filter(Boolean).join(' · ')
    const isError = submitted && hasError(node)
    const missing = findMissingLink(node, shape, path)
    const note = findLinkNote(href, addresses)
    if (note?.isWarning === false && !isError) return { target: note.text, problem: undefined, isError }
    const problem = isError ? 'Needs your attention' : (missing ?? note?.text.replace(/,.*$/, ''))
    return { target, problem, isError }
  }
}

type LinesProps = {
  readonly menuPath: string
  readonly shape: MenuShape
  readonly controls: MenuControls
  /** True for staff who may only read the menu. */
  readonly isLocked: boolean
  /** True while the form can’t be changed for a moment: until its first state has come, and while it is saved. */
  readonly isDisabled: boolean
}

const DropMark = ({ asChild }: Drop) => <li aria-hidden className="menu-drop" data-child={asChild} />

export const Lines = ({ menuPath, shape, controls, isLocked, isDisabled }: LinesProps) => {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { menu, openId, newId, titleOf, setOpenId, add, step } = controls
  const entries = listEntries(menu)
  const textsOf = useLineTexts(shape)
  const { dragged, handleProps } = useMenuDrag(list, controls)
  useSteadyFocus(list, entries.map(({ node, path }) => `${node.id} ${path.join('.')}`).join(' '))
  const lineOf = (entry: FlatEntry<EntryState>) => {
    const { node, path } = entry
    const [at] = path
    const isChild = path.length === 2
    const isOpen = openId === node.id
    const texts = textsOf(entry)
    const title = titleOf(path)
    return (
      <MenuLine
        {...texts}
        {...{ title, isChild, isLocked, isDisabled }}
        isOpen={isOpen || texts.isError}
        panelId={`${id}-${node.id}`}
        keysId={`${menuPath}-keys`}
        handleProps={handleProps(path)}
        addLabel={isChild ? undefined : `Add a ${shape.child} below ${title}`}
        onAdd={() => add(at)}
        onMove={(move) => step(path, move)}
        onToggle={() => setOpenId(isOpen ? undefined : node.id)}
      >
        <EntryPanel
          {...{ menuPath, shape, controls, path }}
          isLocked={isLocked || isDisabled}
          isNew={newId === node.id}
        />
      </MenuLine>
    )
  }
  return (
    <ul ref={list} className="menu-field__lines">
      {entries.map((entry, index) => (
        <Fragment key={entry.node.id}>
          {dragged?.gap === index && <DropMark {...dragged} />}
          {lineOf(entry)}
        </Fragment>
      ))}
      {dragged?.gap === entries.length && <DropMark {...dragged} />}
    </ul>
  )
}
