/** The kind of audit log entries about invitations of staff, which are no collection and have no page of their own. */
export const INVITATION_KIND = 'staff-invitations'
