'use client'
import { TenantField as PluginField } from '@payloadcms/plugin-multi-tenant/client'
import { useField } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { useLoadedTenant } from './use-choose-tenant'

/** Waits until the document's tenant is among the loaded ones, because the plugin's field then selects it. */
export const TenantField = (props: ComponentProps<typeof PluginField>) => {
  const { value } = useField<unknown>()
  const isLoaded = useLoadedTenant(typeof value === 'string' && value !== '' ? value : undefined)
  return isLoaded ? <PluginField {...props} /> : null
}
