'use client'

import { useEffect, useState } from 'react'
import { button } from '@/src/ui/button'
import { useLoadWhenNear } from '@/src/ui/use-when-near'
import type { LeadFormProps } from './lead-parts'

const loadForm = () => import('./lead-form')

type Props = LeadFormProps & {
  id: string
  /** Page of the same form, for visitors without script. */
  page: string
}

/**
 * A form on a cached page. Its script loads near the viewport, and each browser creates its own idempotency key,
 * because all visitors get the same HTML (LEAD-08). Until then a button leads to the page of the form.
 */
export const InlineForm = ({ id, page, ...props }: Props) => {
  const loaded = useLoadWhenNear(id, loadForm)
  const [key, setKey] = useState('')
  useEffect(() => setKey(crypto.randomUUID()), [])
  return (
    <div id={id} className="min-h-176">
      {loaded ? (
        <loaded.LeadForm {...props} hidden={{ ...props.hidden, key }} />
      ) : (
        <a href={page} className={button('primary', 'lg', 'w-full')}>
          {props.submit}
        </a>
      )}
    </div>
  )
}
