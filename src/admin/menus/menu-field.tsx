'use client'

import { FieldDescription, useField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useLayoutEffect, useRef } from 'react'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { useMenu } from './use-menu'
import { Lines } from './menu-lines'
import './menu-field.css'

type Props = Pick<ArrayFieldClientProps, 'field' | 'path' | 'readOnly'> & { readonly shape: MenuShape }

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
