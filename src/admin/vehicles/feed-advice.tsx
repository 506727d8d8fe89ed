'use client'

import { FieldDescription } from '@payloadcms/ui'
import { goToFieldOfTab } from '@/src/admin/shell/go-to-field'
import { type AdvisedFieldName, findFeedAdvice, OWN_VALUES_TAB } from '@/src/domain/panel/feed-advice'
import { useFeedStateOf } from './use-feed-state'
import './feed-advice.css'

/** Says under an input that the vehicle's feed replaces its value, and leads to the input to use instead (STK-02). */
export const FeedAdvice = ({ name }: { readonly name: AdvisedFieldName }) => {
  const advice = findFeedAdvice(name, useFeedStateOf(name))
  if (!advice) return null
  const { label, inputId } = advice.instead
  return (
    <div className="feed-advice">
      <p>{advice.text}</p>
      <button type="button" onClick={() => goToFieldOfTab(OWN_VALUES_TAB, inputId)}>
        {label}
      </button>
    </div>
  )
}

type DescriptionProps = { readonly name: AdvisedFieldName; readonly path: string; readonly help: string }

/** The help of a checkbox, with the advice below it: beside the box there is no room for it. */
export const HelpWithAdvice = ({ name, path, help }: DescriptionProps) => (
  <>
    <FieldDescription path={path} description={help} />
    <FeedAdvice name={name} />
  </>
)
