'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

/** Longer than the 250 ms after which Payload's form sends a change. */
const SENT_AFTER_MS = 400

/** Not a field of any document: changing it makes the form differ, and touches nothing that staff typed. */
const MARK = 'forecourt-missed-change'

const hasOtherValues = (before: FormState, after: FormState): boolean => {
  const [one, other] = [before, after].map((fields) => Object.keys(fields).filter((path) => path !== MARK))
  return one?.length !== other?.length || Boolean(other?.some((path) => before[path]?.value !== after[path]?.value))
}

/**
 * Sends a change that Payload's form would forget. It compares with the state after the last answer,
 * so a change made just before an earlier answer arrives is never sent: an added row stays a grey shape, and a field that
 * depends on the change stays hidden. Renders nothing.
 */
export const ResendMissedChanges = () => {
  const [fields, dispatchFields] = useAllFormFields()
  const knownFields = useRef(fields)
  const isWaiting = useRef(false)
  const marks = useRef(0)
  useEffect(() => {
    const before = knownFields.current
    knownFields.current = fields
    const isOwnChange = before[MARK] !== fields[MARK]
    if (hasOtherValues(before, fields)) isWaiting.current = true
    else if (isWaiting.current && !isOwnChange && before !== fields) {
      marks.current += 1
      const mark = { disableFormData: true, passesCondition: true, valid: true, value: marks.current }
      dispatchFields({ type: 'UPDATE_MANY', formState: { [MARK]: mark } })
    }
    const timer = setTimeout(() => {
      isWaiting.current = false
    }, SENT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields, dispatchFields])
  return null
}
