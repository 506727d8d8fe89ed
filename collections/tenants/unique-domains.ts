import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

type DomainRow = { readonly host?: unknown }

const hostsOf = (rows: unknown): readonly string[] =>
  (Array.isArray(rows) ? (rows as DomainRow[]) : []).map(({ host }) => (typeof host === 'string' ? host : ''))

/**
 * Refuses, at its row, a domain that another dealer has (TEN-01). The database refuses it too, but its error names no
 * row at which the form could show the message.
 */
export const requireUniqueDomains: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const hosts = hostsOf((data as { domains?: unknown } | undefined)?.domains)
  if (hosts.length === 0) return data
  const id = (originalDoc as { id?: string } | undefined)?.id
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { and: [{ 'domains.host': { in: hosts } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    select: { name: true, domains: true },
    depth: 0,
    limit: hosts.length,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const errors = hosts.flatMap((host, at) => {
    const path = `domains.${String(at)}.host`
    if (host !== '' && hosts.indexOf(host) < at)
      return [{ path, message: 'This domain is listed twice. Remove one of them.' }]
    const other = docs.find(({ domains }) => hostsOf(domains).includes(host))
    return other ? [{ path, message: `“${other.name}” already uses this domain. Enter a different one.` }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'tenants', errors }, req.t)
  return data
}
