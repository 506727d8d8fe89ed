'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Adds the category of a lead to the page's heading, where Payload shows the person's name. */
export const LeadCategory = ({ category }: { readonly category: string }) => {
  const [heading, setHeading] = useState<Element | null>(null)
  useEffect(() => setHeading(document.querySelector('.doc-header__title')), [])
  return heading && createPortal(<span>, {category}</span>, heading)
}
