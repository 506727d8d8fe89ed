'use client'

import { useFormFields } from '@payloadcms/ui'
import { feedManagedLabels } from '@/src/domain/panel/feed-managed-fields'

/** Lists which fields of a tab, or of the whole vehicle, the feed manages; staff keep the others (STK-02). */
export const FeedManagedField = ({
  names,
  all = false,
}: {
  readonly names?: readonly string[]
  readonly all?: boolean
}) => {
  const [feedFields, feed] = useFormFields(([fields]) => [fields['feed_fields']?.value, fields['feed']?.value])
  if (!feed) return null
  const labels = feedManagedLabels(feedFields, names)
  return (
    <p className="field-type" data-ruled={all ? 'all' : 'tab'} style={{ marginBlockEnd: 'var(--base)' }}>
      {labels.length === 0 ? (
        'The feed doesn’t supply these fields. What you enter here stays.'
      ) : (
        <>
          <strong>From the feed:</strong> {labels.join(' · ')}. If you change these, the feed replaces your changes when
          it next updates this vehicle. Everything else you enter stays.
        </>
      )}
    </p>
  )
}
