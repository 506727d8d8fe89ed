import type { PayloadRequest } from 'payload'

/**
 * The names of members of staff by their email address; those without a name are left out. Access is not checked: the
 * audit log shows every reader who saved.
 */
export const findStaffNames = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { in: [...new Set(emails)] } },
    select: { email: true, name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.flatMap(({ email, name }) => (name ? [[email, name] as const] : [])))
}
