'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** A column of the feed's last file. `example` is empty if the first rows have no value, or if it must not be shown. */
export type SeenColumn = { readonly name: string; readonly example: string }

/** Window event that is dispatched after a file was read, so that its columns are loaded again. */
export const FILE_READ_EVENT = 'forecourt:feed-file-read'

const toStrings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const toSeenColumns = (columns: unknown, examples: unknown): readonly SeenColumn[] => {
  const exampleTexts = toStrings(examples)
  return toStrings(columns).map((name, index) => ({ name, example: exampleTexts[index] ?? '' }))
}

type StoredColumns = { readonly seen_columns?: unknown; readonly seen_examples?: unknown }

const fetchColumns = async (id: string): Promise<readonly SeenColumn[] | undefined> => {
  const query = 'depth=0&select[seen_columns]=true&select[seen_examples]=true'
  const response = await fetch(`/api/stock-feeds/${id}?${query}`, { credentials: 'same-origin' })
  if (!response.ok) return undefined
  const { seen_columns: columns, seen_examples: examples } = (await response.json()) as StoredColumns
  return toSeenColumns(columns, examples)
}

/** The columns of the feed's last file, updated when another file is read. */
export const useSeenColumns = (): readonly SeenColumn[] => {
  const { id } = useDocumentInfo()
  const stored = useFormFields(([fields]) => fields['seen_columns']?.value)
  const examples = useFormFields(([fields]) => fields['seen_examples']?.value)
  const [fresh, setFresh] = useState<readonly SeenColumn[]>()
  useEffect(() => {
    const reload = (): void => {
      if (id === undefined) return
      fetchColumns(String(id)).then(
        (loaded) => {
          if (loaded !== undefined) setFresh(loaded)
        },
        // Offline: keep the columns that are shown.
        () => undefined,
      )
    }
    window.addEventListener(FILE_READ_EVENT, reload)
    return () => window.removeEventListener(FILE_READ_EVENT, reload)
  }, [id])
  return fresh ?? toSeenColumns(stored, examples)
}
