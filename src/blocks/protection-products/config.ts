import { createBlock, textAreaField, imageFields, textField } from '../fields'

export const protectionProducts = createBlock({
  slug: 'protection-products',
  label: 'Protection products',
  help: 'What protects a car or its owner, such as paint protection or a mechanical plan, side by side.',
  fields: [
    textField('heading', 'Heading; empty says “Protect your car”.', 80),
    textAreaField('text', 'A sentence below the heading.', 400),
    {
      name: 'products',
      type: 'array',
      minRows: 1,
      maxRows: 12,
      admin: { description: 'One card each, in this order.' },
      labels: { singular: 'Product', plural: 'Products' },
      fields: [
        textField('name', 'Name of the product.', 80, true),
        textAreaField('text', 'What it covers, for how long, and what it does not.', 600),
        textField('term', 'How long it lasts, such as 3 years.', 60),
        textField('price', 'Price in words, such as from $990.', 60),
        ...imageFields('A picture of it.'),
      ],
    },
  ],
})
