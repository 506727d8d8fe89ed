'use client'

import { useFormFields } from '@payloadcms/ui'

/** A column of the feed's last file. `example` is empty if the first rows have no value, or if it must not be shown. */
export type SeenColumn = { readonly name: string; readonly example: string }

const toStrings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const toSeenColumns = (columns: unknown, examples: unknown): readonly SeenColumn[] => {
  const exampleTexts = toStrings(examples)
  return toStrings(columns).map((name, index) => ({ name, example: exampleTexts[index] ?? '' }))
}

/** The columns of the feed's last file. */
export const useSeenColumns = (): readonly SeenColumn[] => {
  const columns = useFormFields(([fields]) => fields['seen_columns']?.value)
  const examples = useFormFields(([fields]) => fields['seen_examples']?.value)
  return toSeenColumns(columns, examples)
}
