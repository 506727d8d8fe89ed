'use client'

import { useDocumentTitle, useStepNav } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isVersionName, nameIdCrumb, nameSingleCrumb } from '@/src/domain/panel/version-list'

type Props = {
  readonly id: string
  readonly name: string
  /** True for a document that its dealer has once: its list is left out of the breadcrumb. */
  readonly isSingle: boolean
}

/** Names a document without a title of its own in the heading and in the breadcrumb, where Payload shows its id. */
export const NameOfUntitled = ({ id, name, isSingle }: Props) => {
  const { title } = useDocumentTitle()
  const { stepNav, setStepNav } = useStepNav()
  const [heading, setHeading] = useState<Element | null>(null)
  useEffect(() => setHeading(document.querySelector('.doc-header__title')), [])
  useEffect(() => {
    const ownCrumbs = isSingle ? nameSingleCrumb(stepNav, id, name) : nameIdCrumb(stepNav, id, name)
    if (ownCrumbs !== stepNav) setStepNav([...ownCrumbs])
  }, [stepNav, setStepNav, id, name, isSingle])
  // Payload's provider resets any title that is set from outside.
  return heading && title === id ? createPortal(<span className="document-name">{name}</span>, heading) : null
}

/** On the page of a version its date in words; on any other page the text given. */
export const VersionHeading = ({ children }: { readonly children: ReactNode }) => {
  const { stepNav } = useStepNav()
  const label = stepNav.at(-1)?.label
  return isVersionName(label) ? <p className="version-heading">{label}</p> : children
}
