import { createBlock, hrefField, textAreaField, imageFields, textField } from '../fields'

export const hero = createBlock({
  slug: 'hero',
  label: 'Hero with search box',
  help: 'The first thing on a page: a headline, one box that searches the stock, the body types there are most of, and a picture or slides. Place it first.',
  fields: [
    textField('title', 'The headline, the page’s own heading.', 120, true),
    textAreaField('text', 'One or two sentences below the headline.', 400),
    ...imageFields('The large picture, at least 1280 pixels wide. Empty: a car in your accent’s colour is drawn.'),
    {
      name: 'slides',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Slide', plural: 'Slides' },
      admin: {
        description: 'Wide banners, 1920 × 540 pixels, swiped sideways. With slides the picture above is not shown.',
      },
      fields: [
        textField('name', 'Headline of the slide.', 80, true),
        textAreaField('description', 'A sentence below it.', 200),
        hrefField('url', 'Where the slide leads; empty for nowhere.'),
        ...imageFields('1920 × 540 pixels.'),
        hrefField(
          'video',
          'A film instead of the picture: address of an MP4 or WebM file. It plays when it is pressed.',
        ),
      ],
    },
  ],
})
