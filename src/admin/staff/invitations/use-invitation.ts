import { type MailedLinkState, useMailedLink } from '../use-mailed-link'

/** An invitation as its reader sees it. */
export type InvitationDetails = {
  readonly email: string
  readonly name: string
  readonly inviter: string
  /** `Editor at Smith Motors` */
  readonly roles: string
  readonly descriptions: readonly string[]
  /** The address with which this browser is signed in; null if it is not. */
  readonly signedInAs: string | null
}

export const useInvitation = (): MailedLinkState<InvitationDetails> => useMailedLink('users/invitation/look')
