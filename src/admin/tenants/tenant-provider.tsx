import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import { headers } from 'next/headers'
import { createLocalReq, type Payload } from 'payload'
import type { ComponentProps } from 'react'
import { fewTenants } from '@/collections/tenants/names-endpoint'

type Props = ComponentProps<typeof TenantSelectionProvider>

/**
 * The plugin's provider reads the name of every tenant into every page of the panel. It reads them through what it is
 * given as Payload: here it finds the few that a selector begins with, which no thousand dealers make more (TEN-01).
 */
export const TenantProvider = async (props: Props) => {
  const payload = props.payload as Payload
  const req = await createLocalReq({ user: props.user as never }, payload)
  const few = props.user ? await fewTenants(req, (await headers()).get('cookie')) : []
  const reader = { collections: payload.collections, find: () => Promise.resolve({ docs: few }) }
  return <TenantSelectionProvider {...props} payload={reader as unknown as Props['payload']} />
}
