'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** A column of the feed's last file. `example` is empty if the first rows have no value, or if it must not be shown. */
export type SeenColumn = { readonly name: string; readonly example: string }

/** Window event that is dispatched after a file was read, so that its columns are loaded again. */
export const fileRead = 'forecourt:feed-file-read'

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const paired = (columns: unknown, examples: unknown): readonly SeenColumn[] => {
  const shown = texts(examples)
  return texts(columns).map((name, index) => ({ name, example: shown[index] ?? '' }))
}

type Stored = { readonly seen_columns?: unknown; readonly seen_examples?: unknown }

const load = async (id: string): Promise<readonly SeenColumn[] | undefined> => {
  const query = 'depth=0&select[seen_columns]=true&select[seen_examples]=true'
  const response = await fetch(`/api/stock-feeds/${id}?${query}`, { credentials: 'same-origin' })
  if (!response.ok) return undefined
  const { seen_columns: columns, seen_examples: examples } = (await response.json()) as Stored
  return paired(columns, examples)
}

/** The columns of the feed's last file, updated when another file is read. */
export const useSeenColumns = (): readonly SeenColumn[] => {
  const { id } = useDocumentInfo()
  const stored = useFormFields(([fields]) => fields['seen_columns']?.value)
  const examples = useFormFields(([fields]) => fields['seen_examples']?.value)
  const [fresh, setFresh] = useState<readonly SeenColumn[]>()
  useEffect(() => {
    const look = (): void => {
      if (id === undefined) return
      load(String(id)).then(
        (seen) => {
          if (seen !== undefined) setFresh(seen)
        },
        // Offline: keep the columns that are shown.
        () => undefined,
      )
    }
    window.addEventListener(fileRead, look)
    return () => window.removeEventListener(fileRead, look)
  }, [id])
  return fresh ?? paired(stored, examples)
}
