import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  readonly view: AdminViewServerProps
  readonly className: string
  readonly children: ReactNode
}

/** Renders the panel's menu and header around a custom view. */
export const PanelFrame = ({ view, className, children }: Props) => {
  const { initPageResult, params, payload, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale === undefined ? {} : { locale })}
      {...(params === undefined ? {} : { params })}
      payload={payload}
      permissions={permissions}
      req={req}
      {...(searchParams === undefined ? {} : { searchParams })}
      {...(req.user === null ? {} : { user: req.user })}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
