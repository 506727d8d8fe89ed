import { createBlock, describedImageFields, rowsField, textField } from '../fields'

export const gallery = createBlock({
  slug: 'gallery',
  label: 'Gallery',
  help: 'Several images side by side, such as your showroom or a delivery day.',
  fields: [
    textField('heading', 'The heading above the images. Default: none.', 80),
    rowsField({
      name: 'images',
      labels: ['Image', 'Images'],
      description: 'Shown in this order, two in a row on a phone and three on a wide screen.',
      maxRows: 24,
      fields: [
        ...describedImageFields('Use a 3:2 image, at least 640 pixels wide.'),
        textField('caption', 'A line of text below the image. Default: none.', 120),
      ],
    }),
  ],
})
