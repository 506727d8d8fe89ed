import { createBlock, textField } from '../fields'

export const postsBlock = createBlock({
  slug: 'posts',
  label: 'News',
  help: 'The latest posts (Content → Posts), newest first. Hidden while there are none.',
  fields: [
    textField('heading', 'Heading; empty says “News”.', 80),
    textField('category', 'Only posts of this category, by its address such as vehicle-reviews; empty for all.', 120),
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 3, admin: { description: 'Posts at most.' } },
  ],
})
