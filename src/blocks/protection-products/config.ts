import { createBlock, imageFields, rowsField, textAreaField, textField } from '../fields'

export const protectionProducts = createBlock({
  slug: 'protection-products',
  label: 'Protection products',
  help: 'Cards for products that protect a vehicle or its owner, such as paint protection or a mechanical plan.',
  fields: [
    textField('heading', 'The heading. Default: Protect your car.', 80),
    textAreaField('text', 'A sentence below the heading.', 400),
    rowsField({
      name: 'products',
      labels: ['Product', 'Products'],
      description: 'Each product gets a card, in this order.',
      maxRows: 12,
      fields: [
        textField('name', 'The name of the product.', 80, true),
        textAreaField('text', 'State the cover, how long it lasts, and what isn’t covered.', 600),
        textField('term', 'How long it lasts, such as 3 years.', 60),
        textField('price', 'The price as text, such as from $990.', 60),
        ...imageFields('An image of the product.'),
      ],
    }),
  ],
})
