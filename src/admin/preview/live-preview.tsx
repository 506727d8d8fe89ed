'use client'

import { type ReactNode, startTransition, useState } from 'react'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { themeCss } from '@/src/domain/theme/css'
import { isRecord } from '@/src/domain/content/revert-invalid-fields'
import { isHex } from '@/src/domain/theme/colour'
import { useExternalLinks } from './use-external-links'
import { useUnsavedForm } from './use-unsaved-form'

export type PreviewContent = {
  readonly page: ReactNode
  readonly css: string
  /** Why parts of the unsaved form are not shown. */
  readonly problems: readonly string[]
  /** Says whether and when shoppers see the document. */
  readonly state: string
}

type PreviewTarget = { readonly tenant: string; readonly collection: string; readonly id: string }

type Props = {
  readonly target: PreviewTarget
  /** URL of the dealer's own site. */
  readonly site: string
  /** The saved theme, in a preview of the theme only. */
  readonly theme: SiteTheme | undefined
  readonly first: PreviewContent
  readonly renderUnsaved: (target: PreviewTarget, form: string) => Promise<PreviewContent | null>
}

const colours = ['accent', 'secondary', 'surface', 'surface_alt', 'ink'] as const

/** The theme with the unsaved colours, fonts and corners of the form; invalid colours are ignored. */
const withUnsavedTheme = (theme: SiteTheme, form: unknown): SiteTheme => {
  if (!isRecord(form)) return theme
  const unsavedColours = colours.flatMap((name) => {
    const value = form[name]
    return typeof value === 'string' && isHex(value) ? [[name, value] as const] : []
  })
  const { radius, dark, heading_font, text_font } = form
  return {
    ...theme,
    ...Object.fromEntries(unsavedColours),
    ...(typeof radius === 'number' ? { radius } : {}),
    ...(typeof dark === 'boolean' ? { dark } : {}),
    ...(typeof heading_font === 'string' ? { heading_font } : {}),
    ...(typeof text_font === 'string' ? { text_font } : {}),
  }
}

const FAILED_TEXT = 'We couldn’t update the preview. Your changes are safe in the form.'

/**
 * Re-renders the page of a document while its form is edited (ADM-02). The server renders; React keeps unchanged parts,
 * so the page neither flashes nor loses its scroll position. Theme colours apply at once, without the server.
 */
export const LivePreview = ({ target, site, theme, first, renderUnsaved }: Props) => {
  const [content, setContent] = useState(first)
  const [css, setCss] = useState<string>()
  const [failed, setFailed] = useState(false)
  useExternalLinks(site)
  useUnsavedForm(
    (form) => {
      if (theme) setCss(themeCss(withUnsavedTheme(theme, form)))
    },
    async (form) => {
      const rendered = await renderUnsaved(target, JSON.stringify(form)).catch(() => null)
      startTransition(() => {
        setFailed(rendered === null)
        if (rendered) setContent(rendered)
      })
    },
  )
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css ?? content.css }} />
      <div className="bg-chrome text-on-chrome px-4 py-2 text-center text-sm" role="status">
        <p>{failed ? FAILED_TEXT : content.state}</p>
        {content.problems.map((problem) => (
          <p key={problem}>Not shown yet: {problem}</p>
        ))}
      </div>
      {content.page}
    </>
  )
}
