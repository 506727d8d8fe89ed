import { type CollectionBeforeChangeHook, type FieldHook, ValidationError } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { findPostProblem } from '@/src/domain/panel/page-problems'
import { richTextWithImages } from '@/src/cms/fields/rich-text-field'
import { describedImageFields, imageFields } from '@/src/blocks/fields'
import { slugSegmentProblem } from '@/src/domain/content/slug'
import { checkedSlugField, checkedSlugHooks } from '@/src/cms/fields/unique-slug'
import { copyColumn, listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { draftVersions } from '@/src/cms/documents/preview'
import { tenantRelationship } from '@/src/cms/fields/references'
import { seoFields } from '@/src/cms/fields/seo-fields'
import { titleForCopy } from '@/src/cms/fields/title-for-copy'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { tenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { momentField } from '@/src/cms/fields/moment-field'

/** A post has the date that staff choose, or else that of its first publishing, also by a schedule (CNT-04). */
const dateOfPublishing: FieldHook = ({ value, data }) => {
  const isPublished = (data as { readonly _status?: string } | undefined)?._status === 'published'
  return value || !isPublished ? (value as unknown) : new Date().toISOString()
}

const FUTURE_DATE =
  'This date is still to come. To publish the post later, save it as a draft and choose Schedule. Otherwise enter today or an earlier date, or leave it empty.'

type StoredPost = { readonly date?: string | null; readonly _status?: string }

const publishedTime = ({ date, _status }: StoredPost): number =>
  _status === 'published' ? Date.parse(date ?? '') : Number.NaN

/**
 * Refuses that staff publish a post with a date still to come: there is one way to publish later, and it's Schedule
 * (CNT-01). Posts that were published with such a date keep it.
 */
const refuseFutureDate: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  const time = publishedTime(data as StoredPost)
  const isUnchanged = publishedTime((originalDoc ?? {}) as StoredPost) === time
  const isOwnSave = req.user !== null && req.context['isScheduledChange'] !== true
  if (!isOwnSave || isUnchanged || Number.isNaN(time) || time <= Date.now()) return data
  const errors = [{ path: 'date', message: FUTURE_DATE }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Posts at /news and /blog (CNT-04). */
export const posts = tenantOwned(
  {
    slug: 'posts',
    trash: true,
    labels: { singular: 'Post', plural: 'Posts' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'thumbnail', 'category', 'date', '_status', 'copy'],
      listSearchableFields: ['title', 'slug', 'author'],
      pagination: listPagination,
      description:
        'News and articles, listed at /blog with the newest first. The page News shows those of the category News, or all if there is no such category.',
    },
    defaultSort: '-date',
    versions: draftVersions,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: checkedSlugHooks('title', slugSegmentProblem), beforeChange: [refuseFutureDate] },
    fields: [
      imageColumn(),
      copyColumn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        hooks: { beforeDuplicate: [titleForCopy(120)] },
        admin: { description: 'The headline of the post.' },
      },
      checkedSlugField(
        'The last part of its address, such as our-winter-in-moonah. Leave empty to create it from the title.',
        slugSegmentProblem,
      ),
      tenantRelationship({
        name: 'category',
        relationTo: 'post-categories',
        admin: {
          description:
            'The post is also listed on this category’s page. Choose News if it belongs on the page News. Default: none.',
        },
      }),
      momentField({
        name: 'date',
        timezone: tenantTimeZone,
        hooks: { beforeChange: [dateOfPublishing], beforeDuplicate: [() => null] },
        admin: {
          description:
            'Shown next to the headline. Leave empty for the moment it’s published. To publish the post later, save it as a draft and choose Schedule.',
        },
      }),
      { name: 'author', type: 'text', maxLength: 80, admin: { description: 'The name of the author. Default: none.' } },
      {
        name: 'excerpt',
        type: 'textarea',
        maxLength: 300,
        admin: { description: 'Shown in the list of posts. Default: the first words of the text.' },
      },
      ...imageFields('Shown above the text. Use a 3:2 image.'),
      richTextWithImages(
        'body',
        'The text of the post. To put an image at a place in it, start a new line, type / and choose Image.',
      ),
      {
        name: 'text_images',
        label: 'Images in the text',
        type: 'array',
        maxRows: 8,
        labels: { singular: 'Image', plural: 'Images' },
        admin: {
          description:
            'Placed for you, in this order: each before a heading of the text, from the second one on. Those left over follow the text. To choose the place of an image yourself, put it into the text.',
        },
        fields: [
          ...describedImageFields('At least 1280 pixels wide.'),
          {
            name: 'caption',
            type: 'text',
            maxLength: 200,
            admin: { description: 'A line of text below the image. Default: none.' },
          },
        ],
      },
      seoFields,
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    page: {
      routes: ['/blog/[[...path]]', '/news/[[...path]]'],
      lists: ['/blog/[[...path]]', '/news/[[...path]]'],
      findProblem: findPostProblem,
      links: { group: 'Posts', start: 'date' },
    },
    exported: true,
    menu: { group: 'Content', order: 3, roles: editorsAndViewers },
  },
)
