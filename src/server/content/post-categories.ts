import 'server-only'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Post as StoredPost, PostCategory as StoredCategory } from '@/src/payload-types'
import { dataFor } from '@/src/server/data'

export type PostCategory = { readonly id: string; readonly slug: string; readonly name: string; readonly text?: string }

const toCategory = ({ id, slug, name, text }: StoredCategory): PostCategory => ({
  id,
  slug,
  name,
  ...omitEmpty({ text }),
})

export const populatedCategory = (stored: StoredPost): PostCategory | undefined =>
  typeof stored.category === 'object' && stored.category !== null ? toCategory(stored.category) : undefined

export const listPostCategories = async (tenantId: string): Promise<readonly PostCategory[]> =>
  (await dataFor(tenantId).find('post-categories', { sort: 'name', limit: 50 })).map(toCategory)

export const findCategory = async (tenantId: string, slug: string): Promise<PostCategory | null> => {
  const found = await dataFor(tenantId).first('post-categories', { where: { slug: { equals: slug } } })
  return found && toCategory(found)
}
