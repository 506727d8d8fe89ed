import { editorsAndViewers } from '@/src/domain/panel/menu'
import { richTextField } from '@/src/cms/fields/rich-text-field'
import { imageFields } from '@/src/blocks/fields'
import { slugSegmentProblem } from '@/src/domain/content/slug'
import { requireUniqueSlug, checkedSlugField } from '@/src/cms/fields/unique-slug'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { draftVersions, versionHistory } from '@/src/cms/documents/preview'
import { tenantRelationship } from '@/src/cms/fields/references'
import { seoFields } from '@/src/cms/fields/seo-fields'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { tenantTimeZone } from '@/src/cms/fields/tenant-time-zone'

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
      description: 'Each is a page of its own below /blog, with its posts.',
    },
    defaultSort: 'name',
    versions: versionHistory,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: [requireUniqueSlug] },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Heading of its page.' } },
      checkedSlugField(
        'Its page is /blog/ and this, such as vehicle-reviews. A post of the same address would be hidden by it.',
        slugSegmentProblem,
      ),
      { name: 'text', type: 'textarea', maxLength: 300, admin: { description: 'A sentence below the heading.' } },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Content', order: 4, roles: editorsAndViewers },
  },
)

/** Posts at /news and /blog (CNT-04). */
export const posts = tenantOwned(
  {
    slug: 'posts',
    trash: true,
    labels: { singular: 'Post', plural: 'Posts' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'picture', 'category', 'date', '_status'],
      listSearchableFields: ['title', 'slug', 'author'],
      pagination: listPagination,
      description: 'News and articles, newest first on /news and /blog.',
    },
    defaultSort: '-date',
    versions: draftVersions,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: [requireUniqueSlug] },
    fields: [
      imageColumn(),
      { name: 'title', type: 'text', required: true, maxLength: 120, admin: { description: 'Headline.' } },
      checkedSlugField('Last part of its address, such as our-winter-in-moonah.', slugSegmentProblem),
      tenantRelationship({
        name: 'category',
        relationTo: 'post-categories',
        admin: { description: 'The page that lists it besides /news and /blog; empty for none.' },
      }),
      {
        name: 'date',
        type: 'date',
        required: true,
        timezone: tenantTimeZone,
        admin: {
          description: 'Shown beside the headline. A post of a later moment is not shown before it.',
          date: { pickerAppearance: 'dayAndTime' },
        },
      },
      { name: 'author', type: 'text', maxLength: 80, admin: { description: 'Who wrote it; empty for none.' } },
      {
        name: 'excerpt',
        type: 'textarea',
        maxLength: 300,
        admin: { description: 'On the list; empty takes the first words of the text.' },
      },
      ...imageFields('Above the text, 3:2.'),
      richTextField('body', 'The article.', true),
      seoFields,
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    exported: true,
    menu: { group: 'Content', order: 3, roles: editorsAndViewers },
  },
)
