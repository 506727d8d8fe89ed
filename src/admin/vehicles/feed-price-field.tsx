'use client'

import type { NumberFieldClientProps } from 'payload'
import { DollarsField } from '@/src/admin/models/dollars-field'
import { fieldId } from '@/src/admin/models/model-field'
import { hasFeedAdvice } from '@/src/domain/panel/feed-managed-fields'
import { FeedAdvice } from './feed-advice'
import { PriceWarning } from './price-warning'

/** A price that a feed may replace, and what shoppers won't see of an earlier one (STK-02, CARD-04). */
export const FeedPriceField = (props: NumberFieldClientProps) => {
  const { field, path } = props
  const noteId = `${fieldId(path)}-note`
  return (
    <DollarsField
      {...props}
      noteId={noteId}
      note={
        <div id={noteId}>
          {field.name === 'before_price_cents' && <PriceWarning at="was" />}
          {hasFeedAdvice(field.name) && <FeedAdvice name={field.name} />}
        </div>
      }
    />
  )
}
