'use client'

import { useEffect, useState } from 'react'
import { button } from '@/src/ui/button'
import { useWhenNear } from '@/src/ui/use-when-near'
import type { LeadFormProps } from './lead-parts'

const load = () => import('./lead-form')

type Props = LeadFormProps & {
  id: string
  /** Where the same form stands alone, for who has no script. */
  page: string
}

/**
 * A form on a page that is stored and shown to many: its script comes when it is near, and what tells one sending from
 * another is made in each visitor's own browser (LEAD-08). Until then its button leads to the same form's own page.
 */
export const InlineForm = ({ id, page, ...props }: Props) => {
  const part = useWhenNear(id, load)
  const [key, setKey] = useState('')
  useEffect(() => setKey(crypto.randomUUID()), [])
  return (
    <div id={id} className="min-h-176">
      {part ? (
        <part.LeadForm {...props} hidden={{ ...props.hidden, key }} />
      ) : (
        <a href={page} className={button('primary', 'lg', 'w-full')}>
          {props.submit}
        </a>
      )}
    </div>
  )
}
