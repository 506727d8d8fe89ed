'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { ConfirmIdentity, useIdentity } from './confirm-identity'

/**
 * Asks for the user's password before they give a role, if they signed in a while ago (STF-09). Only platform admins see
 * it on their own account, because no other role can change itself.
 */
export const IdentityField = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const identity = useIdentity()
  const mayGiveRoles = user && (id !== user.id || user['platformAdmin'] === true)
  if (!mayGiveRoles) return null
  return (
    <ConfirmIdentity
      identity={identity}
      title="Before you change a role"
      help="You signed in more than 15 minutes ago. You can save other changes without this."
      thanks="Thanks. For the next 15 minutes you can change roles."
    />
  )
}
