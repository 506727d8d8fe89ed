import { forbidden, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { env } from '@/src/env'
import { PanelFrame } from '../shell/panel-frame'
import { NewTenantForm } from './new-tenant-form'
import './new-tenant.css'

/** `/admin/new-dealer`: creates a dealer from one form (TEN-09). For the platform only; the endpoint checks again. */
export const NewTenantView = async (props: AdminViewServerProps) => {
  const { initPageResult, payload } = props
  const { req } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=/admin/new-dealer')
  if ((req.user as { platformAdmin?: boolean }).platformAdmin !== true) forbidden()
  const { docs } = await payload.find({
    collection: 'templates',
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const templates = docs.map(({ slug, name }) => ({ slug, name }))
  return (
    <PanelFrame view={props} className="new-tenant">
      <NewTenantForm templates={templates} platform={new URL(env.PUBLIC_URL).host} />
    </PanelFrame>
  )
}
