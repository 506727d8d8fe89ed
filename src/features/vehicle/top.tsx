'use client'

import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'

/** The way to this page. Rendered in the browser too: the page then carries the words, not the markup twice. */
export const Top = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <div className="wrap py-3">
    <Breadcrumbs crumbs={crumbs} />
  </div>
)
