'use client'

import { FieldDescription, useField, useFormSubmitted } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { Fragment, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { findLinkNote, useAddresses, useChoices } from '@/src/admin/links/use-site'
import { formatMissingLink } from '@/src/domain/navigation/dead-link-text'
import { formatTarget } from '@/src/domain/navigation/link-choices'
import { type FlatEntry, listEntries, type MenuNode, type MenuPath } from '@/src/domain/navigation/menu-tree'
import { EntryPanel } from './entry-panel'
import { MenuLine } from './menu-line'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { type EntryState, hasError, textOf } from './menu-state'
import { type MenuControls, useMenu } from './use-menu'
import { type Drop, useMenuDrag } from './use-menu-drag'
import './menu-field.css'

type Props = Pick<ArrayFieldClientProps, 'field' | 'path' | 'readOnly'> & { readonly shape: MenuShape }

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

const RemovedLine = ({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <p className="menu-field__removed">
      <span>{`“${title}” is removed.`}</span>
      <button ref={button} type="button" className="menu-action" onClick={onUndo}>
        Undo
      </button>
    </p>
  )
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

const Lines = ({ menuPath, shape, controls, isLocked, isDisabled }: LinesProps) => {
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

const keysText = ({ rules: { canNest } }: MenuShape): string =>
  canNest
    ? 'Drag a line by its handle. By keyboard: up and down arrows move it, right puts it below the entry above, left takes it out.'
    : 'Drag a line by its handle, or select the handle and press the up or down arrow.'

const isReadOnlyField = ({ field, readOnly }: Props): boolean => readOnly === true || field.admin?.readOnly === true

/** It says how lines move also before the form's first state has come, so that the lines stay in their place. */
const MenuHeading = (props: Props) => {
  const { field, path, shape } = props
  return (
    <>
      <h3 className="menu-field__heading">{typeof field.label === 'string' ? field.label : field.name}</h3>
      <FieldDescription path={path} description={field.admin?.description ?? ''} />
      {!isReadOnlyField(props) && (
        <p id={`${path}-keys`} className="field-description">
          {keysText(shape)}
        </p>
      )}
    </>
  )
}

/** A whole menu as lines that open in place (STF-07). It changes the form, as the fields of a list would. */
export const MenuField = (props: Props) => {
  const { path, shape } = props
  const { showError, errorMessage, disabled } = useField({ hasRows: true, path })
  const controls = useMenu(path, shape)
  const { menu, removed, message, add, fillStandard, undo } = controls
  const isLocked = isReadOnlyField(props)
  return (
    <div className="field-type menu-field" id={`field-${path}`}>
      <MenuHeading {...props} />
      {showError && errorMessage && (
        <p role="alert" className="moment-field__problem">
          {errorMessage}
        </p>
      )}
      <Lines menuPath={path} {...{ shape, controls, isLocked }} isDisabled={disabled} />
      {removed && <RemovedLine title={removed.title} onUndo={undo} />}
      <p role="status" className="menu-field__message">
        {message}
      </p>
      {!isLocked && menu.length === 0 && (
        <p className="menu-field__start">
          Your site shows the default menu until you add entries of your own.{' '}
          <button type="button" className="menu-action" disabled={disabled} onClick={fillStandard}>
            Start from the default menu
          </button>
        </p>
      )}
      {!isLocked && menu.length < shape.rules.maxEntries && (
        <button type="button" className="menu-action menu-field__add" disabled={disabled} onClick={() => add()}>
          {`Add ${shape.entry}`}
        </button>
      )}
    </div>
  )
}
