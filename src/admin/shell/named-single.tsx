'use client'

import { useDocumentTitle, useStepNav } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { isVersionName, nameSingleCrumb } from '@/src/domain/panel/version-list'

/** Names a document that its dealer has once, in its title and its breadcrumb. Renders nothing. */
export const NamedSingle = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { title, setDocumentTitle } = useDocumentTitle()
  const { stepNav, setStepNav } = useStepNav()
  useEffect(() => {
    if (title !== name) setDocumentTitle(name)
  }, [title, name, setDocumentTitle])
  useEffect(() => {
    const ownCrumbs = nameSingleCrumb(stepNav, id, name)
    if (ownCrumbs !== stepNav) setStepNav([...ownCrumbs])
  }, [stepNav, setStepNav, id, name])
  return null
}

/** On the page of a version: its date in words, also in the title of the window. On any other page the text given. */
export const VersionHeading = ({ children }: { readonly children: ReactNode }) => {
  const { title } = useDocumentTitle()
  const { stepNav } = useStepNav()
  const label = stepNav.at(-1)?.label
  const version = isVersionName(label) ? label : undefined
  useEffect(() => {
    if (version !== undefined) document.title = `${title}: ${version} · Forecourt`
  }, [title, version])
  return version === undefined ? children : <p className="version-heading">{version}</p>
}
