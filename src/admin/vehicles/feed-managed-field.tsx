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
    <div className="field-type feed-notice">
      {labels.length === 0 ? (
        <p>The feed doesn’t supply these fields. What you enter here stays.</p>
      ) : (
        <>
          <p>
            The feed fills in {labels.length === 1 ? 'one field' : `${labels.length} fields`}
            {all ? ' of this vehicle' : ' on this tab'}. If you change one, the feed replaces your change at its next
            update. Everything else you enter stays.
          </p>
          <details>
            <summary>Which fields?</summary>
            <p>{labels.join(' · ')}</p>
          </details>
        </>
      )}
    </div>
  )
}
