'use client'

import { useEffect, useState } from 'react'
import { LeadForm, type LeadFormProps } from './lead-form'

/**
 * A form on a page that is stored and shown to many: what tells one sending from another is made in each visitor's own
 * browser (LEAD-08). Without script the server tells them apart by what they say.
 */
export const InlineForm = (props: LeadFormProps) => {
  const [key, setKey] = useState('')
  useEffect(() => setKey(crypto.randomUUID()), [])
  return <LeadForm {...props} hidden={{ ...props.hidden, key }} />
}
