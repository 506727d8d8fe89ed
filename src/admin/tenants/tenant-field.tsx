'use client'
import { TenantField as PluginField } from '@payloadcms/plugin-multi-tenant/client'
import { useField } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { useNamedTenant } from './use-choose-tenant'

/** The plugin's field makes its document's tenant the chosen one: it has to be among those the panel knows by name. */
export const TenantField = (props: ComponentProps<typeof PluginField>) => {
  const { value } = useField<unknown>()
  const named = useNamedTenant(typeof value === 'string' && value !== '' ? value : undefined)
  return named ? <PluginField {...props} /> : null
}
