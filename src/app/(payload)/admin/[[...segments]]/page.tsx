import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { isPageForbidden } from '@/src/admin/shell/page-access'
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

/** Payload answers “Nothing found” where a role may not go; here the answer is 403 and names who can change it. */
const refuseByRole = async (segments: readonly string[]): Promise<void> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (isPageForbidden(payload, user, segments)) forbidden()
}

const Page = async ({ params, searchParams }: Args) => {
  const { segments = [] } = await params
  if (isNewAccount(segments)) redirect('/admin/invite')
  if (segments[0] === 'collections') await refuseByRole(segments)
  return RootPage({ config, params, searchParams, importMap })
}

export default Page
