'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef } from 'react'
import { listOrphanPaths } from '@/src/domain/panel/orphan-fields'

/** Longer than the 250 ms after which Payload's form sends a change. */
const SENT_AFTER_MS = 400

/** Not a field of any document: changing it makes the form differ, and touches nothing that staff typed. */
const MARK = 'forecourt-missed-change'

/** An answer brings equal lists and groups as new objects, which are no change. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))

const hasOtherValues = (before: FormState, after: FormState): boolean => {
  const [one, other] = [before, after].map((fields) => Object.keys(fields).filter((path) => path !== MARK))
  return (
    one?.length !== other?.length ||
    Boolean(other?.some((path) => !isSameValue(before[path]?.value, after[path]?.value)))
  )
}

/** The first wait for the fields of an added row; each further one is twice as long, for a server that is slow. */
const FIRST_WAIT_MS = 1000

const hasLoadingRow = (fields: FormState): boolean =>
  Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading === true))

/** Returns a function that makes the form send its state again. */
const useMark = (): (() => void) => {
  const [, dispatchFields] = useAllFormFields()
  const marks = useRef(0)
  return useCallback(() => {
    marks.current += 1
    const mark = { disableFormData: true, passesCondition: true, valid: true, value: marks.current }
    dispatchFields({ type: 'UPDATE_MANY', formState: { [MARK]: mark } })
  }, [dispatchFields])
}

/** Removes what an answer says about rows that staff have moved or removed since the form asked. */
const useWithoutOrphans = (fields: FormState): void => {
  const [, dispatchFields] = useAllFormFields()
  useEffect(() => {
    for (const path of listOrphanPaths(fields)) dispatchFields({ type: 'REMOVE', path })
  }, [fields, dispatchFields])
}

/**
 * Mends what late answers of the server do to a form that has changed meanwhile: drops fields of rows that have moved,
 * and sends a change that Payload's form would forget. The form compares with its state after the last answer, so a
 * change made just before an earlier answer arrives is never sent: an added row stays a grey shape, and a field that
 * depends on the change stays hidden. Renders nothing.
 */
export const ResendMissedChanges = () => {
  const [fields] = useAllFormFields()
  const mark = useMark()
  const knownFields = useRef(fields)
  const isWaiting = useRef(false)
  useWithoutOrphans(fields)
  useEffect(() => {
    const before = knownFields.current
    knownFields.current = fields
    const isOwnChange = before[MARK] !== fields[MARK]
    if (hasOtherValues(before, fields)) isWaiting.current = true
    else if (isWaiting.current && !isOwnChange && before !== fields) {
      // Once for each change of staff: the answer to this may itself be followed by another change of the form's state.
      isWaiting.current = false
      mark()
    }
    const timer = setTimeout(() => {
      isWaiting.current = false
    }, SENT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields, mark])

  // An answer that changes values itself looks like a change of staff, so added rows are asked for until they are there.
  const isLoading = hasLoadingRow(fields)
  useEffect(() => {
    if (!isLoading) return undefined
    let wait = FIRST_WAIT_MS
    let timer = 0
    const askAgain = (): void => {
      mark()
      wait *= 2
      timer = window.setTimeout(askAgain, wait)
    }
    timer = window.setTimeout(askAgain, wait)
    return () => window.clearTimeout(timer)
  }, [isLoading, mark])
  return null
}
