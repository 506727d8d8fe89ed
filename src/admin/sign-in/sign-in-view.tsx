import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { SignedOutContent } from '../shell/signed-out-page'
import { SignInToPanel } from './sign-in-to-panel'
import '../staff/staff.css'

/** `/admin/login`: email and password, then the second factor for users who have one (STF-09). */
export const SignInView = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const next = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.['redirect'] ?? '' })
  if (initPageResult.req.user) redirect(next)
  return (
    <SignedOutContent>
      <SignInToPanel next={next} />
    </SignedOutContent>
  )
}
