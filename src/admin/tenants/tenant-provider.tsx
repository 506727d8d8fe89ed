import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import { headers } from 'next/headers'
import { createLocalReq, type Payload } from 'payload'
import type { ComponentProps } from 'react'
import { listFirstTenants } from '@/src/cms/names-endpoint'

type Props = ComponentProps<typeof TenantSelectionProvider>

/**
 * Wraps the plugin's provider, which would load the names of all tenants into every page of the panel. It reads them
 * through the `payload` prop, so this passes a reader that returns only the first few (TEN-01).
 */
export const TenantProvider = async (props: Props) => {
  const payload = props.payload as Payload
  const req = await createLocalReq({ user: props.user as never }, payload)
  const firstTenants = props.user ? await listFirstTenants(req, (await headers()).get('cookie')) : []
  const reader = { collections: payload.collections, find: () => Promise.resolve({ docs: firstTenants }) }
  // The plugin's provider calls only these two members.
  return <TenantSelectionProvider {...props} payload={reader as unknown as Props['payload']} />
}
