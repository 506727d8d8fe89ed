'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState, Row } from 'payload'
import { useEffect, useRef } from 'react'

type ListedRow = { readonly path: string; readonly row: Row }

const listRows = (fields: FormState): readonly ListedRow[] =>
  Object.entries(fields).flatMap(([path, { rows = [] }]) => rows.map((row) => ({ path, row })))

/** A text that changes when a row is added, rendered by the server, collapsed or removed. */
const describeRows = (fields: FormState): string =>
  listRows(fields)
    .map(({ path, row }) => `${path} ${row.id} ${String(row.isLoading)} ${String(row.collapsed)}`)
    .join('\n')

/**
 * Opens each row that staff add to a list or page. Payload collapses it once the server has rendered it, because the
 * other rows start collapsed (STF-08). Renders nothing.
 */
export const OpenAddedRows = () => {
  const { dispatchFields, getFields } = useForm()
  const rowsText = useFormFields(([fields]) => describeRows(fields))
  const knownIds = useRef<Set<string>>(null)
  const addedIds = useRef(new Set<string>())
  useEffect(() => {
    const listed = listRows(getFields())
    if (knownIds.current === null) {
      knownIds.current = new Set(listed.map(({ row }) => row.id))
      return
    }
    for (const { path, row } of listed) {
      if (row.isLoading && !knownIds.current.has(row.id)) addedIds.current.add(row.id)
      knownIds.current.add(row.id)
      if (row.isLoading || !addedIds.current.delete(row.id) || !row.collapsed) continue
      const updatedRows = (getFields()[path]?.rows ?? []).map((one) =>
        one.id === row.id ? { ...one, collapsed: false } : one,
      )
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }
  }, [rowsText, dispatchFields, getFields])
  return null
}
