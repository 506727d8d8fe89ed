import { fileAddressField } from '@/src/cms/fields/link-field'
import { createBlock, textAreaField, imageFields, textField } from '../fields'

export const video = createBlock({
  slug: 'video',
  label: 'Video',
  help: 'A video that loads and plays when a shopper selects it.',
  fields: [
    textField('heading', 'The heading above the video.', 80),
    textAreaField('text', 'One or two sentences above the video.', 500),
    fileAddressField('url', 'The address of an MP4 or WebM file, such as /videos/suv-white.mp4.', true),
    ...imageFields('The image shown until the video plays.'),
    textField('caption', 'Describes the video to people who can’t see it.', 200, true),
  ],
})
