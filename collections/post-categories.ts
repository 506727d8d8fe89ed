import { editorsAndViewers } from '@/src/domain/panel/menu'
import { slugSegmentProblem } from '@/src/domain/content/slug'
import { checkedSlugField, checkedSlugHooks } from '@/src/cms/fields/unique-slug'
import { listPagination } from '@/src/cms/fields/list-columns'
import { versionHistory } from '@/src/cms/documents/preview'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

/** Categories of posts, each with its own page, such as /blog/vehicle-reviews (CNT-04). */
export const postCategories = tenantOwned(
  {
    slug: 'post-categories',
    trash: true,
    labels: { singular: 'Post category', plural: 'Post categories' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'slug', 'updatedAt'],
      pagination: listPagination,
      description: 'Each category has its own page under /blog that lists its posts.',
    },
    defaultSort: 'name',
    versions: versionHistory,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: checkedSlugHooks('name', slugSegmentProblem) },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'The heading of its page.' } },
      checkedSlugField(
        'The last part of its page’s address, after /blog/. For example, vehicle-reviews. Leave empty to create it from the name. Don’t use the address of a post, or shoppers can’t open that post.',
        slugSegmentProblem,
      ),
      { name: 'text', type: 'textarea', maxLength: 300, admin: { description: 'A sentence below the heading.' } },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    page: {
      routes: ['/blog/[[...path]]', '/news/[[...path]]'],
      links: { group: 'Posts', describe: (title) => `All posts in ${title}` },
    },
    exported: true,
    menu: { group: 'Content', order: 4, roles: editorsAndViewers },
  },
)
