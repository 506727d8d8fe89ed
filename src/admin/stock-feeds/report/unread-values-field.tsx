'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { CountedUnreadValue } from '@/src/services/stock/import-report'
import { UnreadValues } from '../unread-values'

const isUnreadValue = (value: unknown): value is CountedUnreadValue =>
  typeof value === 'object' && value !== null && 'field' in value && 'column' in value && 'count' in value

/** The values of an import that are no term of their field, with the way to the mapping that translates them. */
export const UnreadValuesField = ({ path }: JSONFieldClientProps) => {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const feed = useFormFields(([fields]) => fields['feed']?.value)
  const values = Array.isArray(value) ? value.filter(isUnreadValue) : []
  if (values.length === 0) return null
  return (
    <section className="field-type" aria-label="Values to translate">
      <UnreadValues values={values} />
      {typeof feed === 'string' && (
        <p>
          <a href={`/admin/collections/stock-feeds/${feed}`}>Open the feed to translate them</a>
        </p>
      )}
    </section>
  )
}
