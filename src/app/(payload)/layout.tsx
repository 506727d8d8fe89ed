import config from '@payload-config'
import '@payloadcms/next/css'
import '@/src/admin/shell/panel.css'
import '@/src/admin/shell/only-one.css'
import '@/src/admin/shell/questions.css'
import '@/src/admin/lists/phone-lists.css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { handleServerFunction } from '@/src/admin/server-functions'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunction({ ...args, config, importMap })
}

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
