import { createBlock, hrefField, textAreaField, imageFields, textField } from '../fields'

export const video = createBlock({
  slug: 'video',
  label: 'Video',
  help: 'A film that plays when it is pressed. Nothing is loaded before that.',
  fields: [
    textField('heading', 'Heading above the film.', 80),
    textAreaField('text', 'A sentence or two beside it.', 500),
    hrefField('url', 'Address of an MP4 or WebM file, such as /videos/suv-white.mp4.', true),
    ...imageFields('Still picture shown until it plays.'),
    textField('caption', 'What the film shows, for those who cannot see it.', 200, true),
  ],
})
