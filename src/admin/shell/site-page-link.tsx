'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { ExternalLink, Globe } from 'lucide-react'

/** The link from a document's form to its page on the site, unless it has only been a draft (ADM-06). */
export const SitePageLink = () => {
  const { id, collectionSlug = '', hasPublishedDoc } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts)
  if (id === undefined || (hasDrafts && !hasPublishedDoc)) return null
  return (
    <a
      className="site-bar__link site-page-link"
      href={`/api/${collectionSlug}/${String(id)}/site-page`}
      target="_blank"
      rel="noopener"
    >
      <span className="site-page-link__text">View on site</span>
      <Globe className="site-page-link__icon" size={18} aria-hidden />
      <ExternalLink className="site-page-link__mark" size={15} aria-hidden />
      <span className="panel-hidden"> (opens in a new tab)</span>
    </a>
  )
}
