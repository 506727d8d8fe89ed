'use client'

import { useFormFields } from '@payloadcms/ui'
import { findWarning, useAddresses } from './use-site'
import './link-warning.css'

/** A warning below a link's field if the link leads nowhere: the site leaves such links out (STF-06). */
export const LinkWarning = ({ path }: { readonly path: string }) => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return (
    <p className="link-warning" role="status">
      {findWarning(value, useAddresses())}
    </p>
  )
}
