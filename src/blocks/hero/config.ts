import { layoutChoice } from '@/src/cms/fields/layout-choice'
import { fileAddressField, linkField } from '@/src/cms/fields/link-field'
import { heroBackdrops, heroLayouts } from '@/src/domain/content/hero-layouts'
import { scenePreviewUrls } from '@/src/domain/images/scenes'
import { createBlock, imageFields, rowsField, textAreaField, textField } from '../fields'

export const hero = createBlock({
  slug: 'hero',
  label: 'Hero with search box',
  hasStyle: false,
  help: 'A headline, a search box for your stock, your most common body types and an image or slides. Put it first on the page.',
  fields: [
    layoutChoice({
      name: 'layout',
      layouts: 'hero',
      choices: heroLayouts,
      description:
        'How the top of your home page is arranged. “Choose for me” takes the one that goes with your header. So does a layout you have no content for, such as prices without stock.',
      emptyLabel: 'Choose for me',
    }),
    textField('title', 'The headline, which is also the main heading of the page.', 120, true),
    textAreaField('text', 'One or two sentences below the headline.', 400),
    ...imageFields(
      'The large image, at least 1280 pixels wide. Default: a studio image of your most common body type in your main colour.',
    ),
    layoutChoice({
      name: 'backdrop',
      images: scenePreviewUrls,
      choices: heroBackdrops,
      description:
        'A photo-like scene behind the vehicle, in its own colours. It is used where the image is a studio image, in the layouts split, on the image, very large headline, large search box and locations. Default: none.',
      emptyLabel: 'None',
    }),
    rowsField({
      name: 'slides',
      labels: ['Slide', 'Slides'],
      description: 'Wide banners that shoppers can swipe, 1920 × 540 pixels. They replace the image above.',
      minRows: 0,
      maxRows: 6,
      fields: [
        textField('name', 'The headline of the slide.', 80, true),
        textAreaField('description', 'A sentence below the headline.', 200),
        linkField('url', 'The page the slide links to. Default: none.', { label: 'Link' }),
        ...imageFields('1920 × 540 pixels.'),
        fileAddressField(
          'video',
          'A video to show instead of the image. Enter the address of an MP4 or WebM file. It plays when a shopper selects it.',
        ),
      ],
    }),
  ],
})
