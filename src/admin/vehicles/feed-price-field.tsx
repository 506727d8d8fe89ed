'use client'

import type { NumberFieldClientProps } from 'payload'
import { DollarsField } from '@/src/admin/models/dollars-field'
import { fieldId } from '@/src/admin/models/model-field'
import { findFeedAdvice, hasFeedAdvice } from '@/src/domain/panel/feed-advice'
import { FeedAdvice } from './feed-advice'
import { PriceWarning } from './price-warning'
import { TimedPriceLink } from './timed-price-link'
import { useFeedStateOf } from './use-feed-state'

const warningsByField: Readonly<Record<string, 'price' | 'offer' | 'was'>> = {
  price_cents: 'price',
  offer_price_cents: 'offer',
  before_price_cents: 'was',
}

/**
 * A price that a feed may replace, and what shoppers won't see of it or of the lender's example (STK-02, CARD-04,
 * FIN-01). A price that staff enter under “Your changes” is read only here.
 */
export const FeedPriceField = (props: NumberFieldClientProps) => {
  const { field, path } = props
  const noteId = `${fieldId(path)}-note`
  const warning = warningsByField[field.name]
  const state = useFeedStateOf(field.name)
  const isLocked = hasFeedAdvice(field.name) && findFeedAdvice(field.name, state)?.isLocked === true
  return (
    <DollarsField
      {...props}
      {...(isLocked && { readOnly: true })}
      noteId={noteId}
      note={
        <div id={noteId}>
          {warning && <PriceWarning at={warning} />}
          {hasFeedAdvice(field.name) && <FeedAdvice name={field.name} />}
          {field.name === 'price_cents' && props.readOnly !== true && <TimedPriceLink />}
        </div>
      }
    />
  )
}
