import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { findSessionUser } from '@/src/admin/requests/session-user'
import { NoDealer } from '@/src/admin/shell/no-dealer'
import { isPageForbidden, needsDealer } from '@/src/admin/shell/page-access'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Accounts of staff are created by invitations only, so the form that Payload would show is another page. */
const isNewAccount = ([area, slug, page]: readonly string[]): boolean =>
  area === 'collections' && slug === 'users' && page === 'create'

const Page = async ({ params, searchParams }: Args) => {
  const { segments = [] } = await params
  if (isNewAccount(segments)) redirect('/admin/invite')
  const payload = await getPayload({ config })
  const user = await findSessionUser(payload)
  if (await needsDealer(payload, { user, headers: await headers() }, segments)) return <NoDealer />
  // Payload answers “Nothing found” where a role may not go; here the answer is 403 and names who can change it.
  if (isPageForbidden(payload, user, segments)) forbidden()
  return RootPage({ config, params, searchParams, importMap })
}

export default Page
