import type { ClientBase } from 'pg'

export type FoundTenant =
  { readonly ok: true; readonly id: string; readonly slug: string } | { readonly ok: false; readonly message: string }

const editDistance = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

const findSimilar = (slug: string, slugs: readonly string[]): readonly string[] => {
  const distanceTo = (other: string): number =>
    other.includes(slug) || slug.includes(other) ? 0 : editDistance(slug, other) / Math.max(slug.length, other.length)
  return slugs
    .map((other) => ({ other, far: distanceTo(other) }))
    .sort((a, b) => a.far - b.far || a.other.localeCompare(b.other))
    .slice(0, 3)
    .map((one) => one.other)
}

/** Finds the active tenant with this slug, or returns a message with similar slugs. */
export const findTenant = async (client: ClientBase, slug: string): Promise<FoundTenant> => {
  if (slug.length > 100 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug)) {
    return {
      ok: false,
      message: `“${slug.slice(0, 100)}” isn’t a tenant. Use only lowercase letters, digits and hyphens.`,
    }
  }
  const { rows } = await client.query<{ id: string; slug: string; status: string }>(
    'SELECT id, slug, status::text FROM tenants ORDER BY slug LIMIT 5000',
  )
  const tenant = rows.find((row) => row.slug === slug)
  if (tenant !== undefined && tenant.status !== 'active')
    return {
      ok: false,
      message: `The tenant “${slug}” is ${tenant.status === 'archived' ? 'archived' : 'being deleted'}.`,
    }
  if (tenant !== undefined) return { ok: true, id: tenant.id, slug: tenant.slug }
  const others = findSimilar(
    slug,
    rows.map((row) => row.slug),
  )
  const hint = others.length === 0 ? 'There are no tenants yet.' : `Did you mean ${others.join(', ')}?`
  return { ok: false, message: `There’s no tenant “${slug}”. ${hint}` }
}
