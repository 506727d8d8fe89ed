import { createBlock, textField } from '../fields'

export const postsBlock = createBlock({
  slug: 'posts',
  label: 'News',
  help: 'Your latest posts (see Content → Posts), newest first. Hidden if there are none.',
  fields: [
    textField('heading', 'The heading. Default: News.', 80),
    textField(
      'category',
      'Only show posts in this category. Enter the last part of its address, such as vehicle-reviews. Default: all.',
      120,
    ),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      defaultValue: 3,
      admin: { description: 'The maximum number of posts.' },
    },
  ],
})
