import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'

/** Breadcrumbs, title and introduction of a page. */
export const PageHeader = ({
  crumbs,
  title,
  text,
  children,
}: {
  crumbs: readonly Crumb[]
  title: string
  text?: string | undefined
  children?: ReactNode
}) => (
  <div className="wrap grid gap-3 pt-4 lg:pt-8">
    <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbs, { label: title }]} />
    <h1 className="text-2xl lg:text-3xl">{title}</h1>
    {text && <p className="text-muted max-w-[60ch] lg:text-lg">{text}</p>}
    {children}
  </div>
)
